import { deskOrigin } from '../../../desk/host.ts';
import { operatorsContract } from '../../../desk/operators/contract.ts';
import { disableOperator } from '../../../desk/operators/disable-operator.ts';
import { inviteOperator } from '../../../desk/operators/invite-operator.ts';
import { listOperators } from '../../../desk/operators/list-operators.ts';
import { fail } from '../../../kernel/errors.ts';
import { isId } from '../../../kernel/ids.ts';
import { deskHandlersFor } from '../handlers-for.ts';

export const operatorsHandlers = deskHandlersFor(operatorsContract, {
  'GET /api/desk/operators': async () => ({ operators: await listOperators() }),
  'POST /api/desk/operators': async ({ body, actor, now }) => {
    const token = await inviteOperator({ ...body, actor: actor(), now });
    return { link: `${deskOrigin()}/invitation?token=${token}` };
  },
  'POST /api/desk/operators/{id}/disable': async ({ params, operator, actor, now }) => {
    const operatorId = params['id'] ?? '';
    if (!isId(operatorId)) fail('not_found');
    // An admin who locked themselves out could let nobody in again.
    if (operatorId === operator().operatorId) fail('conflict');
    await disableOperator({ operatorId, actor: actor(), now });
    return { result: 'OK' } as const;
  },
});
