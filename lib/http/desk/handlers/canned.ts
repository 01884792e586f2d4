import { cannedContract } from '../../../desk/canned/contract.ts';
import { listCanned } from '../../../desk/canned/list-canned.ts';
import { resolveCannedContent, requireCanned } from '../../../desk/canned/require-canned.ts';
import { removeCanned, saveCanned } from '../../../hosted/canned/save-canned.ts';
import { handlersFor } from '../../handlers-for.ts';

const OK = { result: 'OK' } as const;

export const cannedHandlers = handlersFor(cannedContract, {
  'GET /api/desk/canned': ({ query, operator }) => listCanned({ ...query, operator: operator() }),
  'POST /api/desk/canned': async ({ body, operator, actor, now }) => ({
    id: await saveCanned(null, await resolveCannedContent(operator(), body), {
      actor: actor(),
      now,
    }),
  }),
  'POST /api/desk/canned/{id}': async ({ body, params, operator, actor, now }) => {
    const id = await requireCanned(operator(), params['id'] ?? '');
    await saveCanned(id, await resolveCannedContent(operator(), body), { actor: actor(), now });
    return OK;
  },
  'DELETE /api/desk/canned/{id}': async ({ params, operator, actor, now }) => {
    await removeCanned(await requireCanned(operator(), params['id'] ?? ''), {
      actor: actor(),
      now,
    });
    return OK;
  },
});
