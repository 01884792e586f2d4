import { logContract } from '../../../desk/log/contract.ts';
import { exportLog } from '../../../desk/log/export-log.ts';
import { after, DAY } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/errors.ts';
import { handlersFor } from '../../handlers-for.ts';
import { streamOf } from '../../stream-of.ts';
import { LOG_EXPORT_DAYS } from '../../../desk/limits.ts';

const day = (at: Date): string => at.toISOString().slice(0, 10);

export const logHandlers = handlersFor(logContract, {
  'GET /api/desk/log/export': ({ query, operator, now }) => {
    const {
      from: begin = day(after(now, -(LOG_EXPORT_DAYS - 1) * DAY)),
      to = day(now),
      ...filter
    } = query;
    const [from, until] = [new Date(begin), after(new Date(to), DAY)];
    if (from >= until) fail('input_invalid');
    const lines = exportLog(operator(), { ...filter, from, until });
    return Promise.resolve(
      new Response(streamOf(lines), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="log-${begin}-${to}.csv"`,
          'cache-control': 'no-store',
        },
      }),
    );
  },
});
