import { cancelScheduled } from '../../../desk/schedule/cancel-scheduled.ts';
import { scheduleContract } from '../../../desk/schedule/contract.ts';
import { listScheduled } from '../../../desk/schedule/list-scheduled.ts';
import { readScheduled } from '../../../desk/schedule/read-scheduled.ts';
import { handlersFor } from '../../handlers-for.ts';

export const scheduleHandlers = handlersFor(scheduleContract, {
  'GET /api/desk/scheduled': async ({ operator }) => ({
    scheduled: (await listScheduled(operator())).map((row) => ({
      ...row,
      brandIds: [...row.brandIds],
    })),
  }),
  'GET /api/desk/scheduled/{id}': ({ params, operator, now }) =>
    readScheduled(params['id'] ?? '', { operator: operator(), now }),
  'POST /api/desk/scheduled/{id}/cancel': async ({ params, body, operator, actor, now }) => {
    const id = params['id'] ?? '';
    await cancelScheduled({ id, ...body, operator: operator(), actor: actor(), now });
    return { result: 'OK' } as const;
  },
});
