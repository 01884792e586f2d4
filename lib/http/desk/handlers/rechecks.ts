import { rechecksContract } from '../../../desk/rechecks/contract.ts';
import { judgeAgain } from '../../../desk/rechecks/judge-again.ts';
import { listDifferences, readAgreement } from '../../../desk/rechecks/read-agreement.ts';
import { takeRecheck } from '../../../desk/rechecks/take-recheck.ts';
import { handlersFor } from '../../handlers-for.ts';

export const rechecksHandlers = handlersFor(rechecksContract, {
  'GET /api/desk/rechecks': async ({ operator, now }) => ({
    kinds: await readAgreement(operator(), now),
  }),
  'POST /api/desk/rechecks/take': async ({ body, operator, actor, purpose, now }) => ({
    recheck: await takeRecheck({ ...body, operator: operator(), actor: actor(), purpose, now }),
  }),
  'POST /api/desk/rechecks/{id}/judge': ({ params, body, operator, actor, purpose, now }) => {
    const by = { operator: operator(), actor: actor(), purpose, now };
    return judgeAgain({ id: params['id'] ?? '', ...body, ...by });
  },
  'GET /api/desk/rechecks/differences': async ({ operator }) => ({
    differences: await listDifferences(operator()),
  }),
});
