import { deskOrigin } from '../../../desk/host.ts';
import { changeOperator } from '../../../desk/operators/change-operator.ts';
import { operatorsContract } from '../../../desk/operators/contract.ts';
import { disableOperator } from '../../../desk/operators/disable-operator.ts';
import { inviteOperator } from '../../../desk/operators/invite-operator.ts';
import { listOperators } from '../../../desk/operators/list-operators.ts';
import { resetOperator } from '../../../desk/operators/reset-operator.ts';
import { handlersFor, type DeskCall } from '../../handlers-for.ts';

const OK = { result: 'OK' } as const;

const linkOf = (token: string) => ({ link: `${deskOrigin()}/invitation?token=${token}` });

/** The operator that an admin's action concerns, restricted to the admin's own brands. */
function actionOn({ params, operator, actor, now }: Omit<DeskCall, 'body' | 'query'>) {
  const within = operator().brandIds;
  return { operatorId: params['id'] ?? '', within, actor: actor(), now };
}

export const operatorsHandlers = handlersFor(operatorsContract, {
  'GET /api/desk/operators': async ({ operator }) => ({
    operators: await listOperators(operator()),
  }),
  'POST /api/desk/operators': async ({ body, operator, actor, now }) => {
    const within = operator().brandIds;
    return linkOf(await inviteOperator({ ...body, within, actor: actor(), now }));
  },
  'POST /api/desk/operators/{id}/change': async (call) => {
    await changeOperator({ ...actionOn(call), ...call.body });
    return OK;
  },
  'POST /api/desk/operators/{id}/reset': async (call) =>
    linkOf(await resetOperator(actionOn(call))),
  'POST /api/desk/operators/{id}/disable': async (call) => {
    await disableOperator(actionOn(call));
    return OK;
  },
});
