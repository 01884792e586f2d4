import { run } from '../../db/statement.ts';
import { HIGHEST_ID, isId, LOWEST_ID } from '../../kernel/ids.ts';
import type { Operator } from '../../identity/operator.ts';
import { logPage, type LogFilter } from './log-filter.ts';

const PAGE = 100;

type Wanted = LogFilter & {
  /** Only entries before this id. */
  readonly before?: string | undefined;
};

export type LogEntry = {
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly purpose: string | null;
  readonly brandId: string | null;
  /** The operator's name, or the actor as stored. */
  readonly by: string;
};

/**
 * For operators with the duty `audit`: audit log entries with the operators' names, newest first, a hundred a
 * page. Operators of some brands see no entries of other brands and none without a brand.
 */
export async function readLog({ brandIds }: Pick<Operator, 'brandIds'>, wanted: Wanted) {
  const { before } = wanted;
  const place = before !== undefined && isId(before) ? before : HIGHEST_ID;
  const entries = await run<LogEntry>(
    ...logPage(brandIds, wanted, {
      name: 'desk-log',
      columns: `e.id, e.at, e.actor, e.action, e.subject, e.purpose, e.brand_id as "brandId",
                coalesce(o.name, e.actor) as by`,
      between: [LOWEST_ID, place],
      direction: 'desc',
      limit: PAGE + 1,
    }),
  );
  const shown = entries.slice(0, PAGE);
  return { entries: shown, next: entries.length > PAGE ? shown.at(-1)?.id : undefined };
}
