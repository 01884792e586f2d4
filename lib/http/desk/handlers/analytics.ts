import { analyticsContract } from '../../../desk/analytics/contract.ts';
import { csvOf } from '../../../desk/analytics/csv.ts';
import { questions } from '../../../desk/analytics/questions/registry.ts';
import { viewOf } from '../../../desk/analytics/view.ts';
import { fail } from '../../../kernel/errors.ts';
import { handlersFor } from '../../handlers-for.ts';

export const analyticsHandlers = handlersFor(analyticsContract, {
  'GET /api/desk/analytics/csv': async ({ query, operator, now }) => {
    const view = viewOf(operator(), query, now) ?? fail('not_found');
    const question = questions.find(({ key }) => key === query.question) ?? fail('not_found');
    const { from, to } = view.span;
    return new Response(csvOf(await question.ask(view)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${question.key}-${from}-${to}.csv"`,
        'cache-control': 'no-store',
      },
    });
  },
});
