import { deskOrigin } from '../desk/host.ts';
import { disableOperator } from '../desk/operators/disable-operator.ts';
import { inviteOperator } from '../desk/operators/invite-operator.ts';
import { listOperators } from '../desk/operators/list-operators.ts';
import { resetOperator } from '../desk/operators/reset-operator.ts';
import { roles } from '../identity/roles.ts';
import type { Command } from './command.ts';
import { oneOf } from './one-of.ts';

/** Command-line commands for operators of the desk; a new service's first admin is invited from here. */
export const operatorCommands: Readonly<Record<string, Command>> = {
  operators: {
    usage: 'operators',
    needs: 0,
    run: async () => (await listOperators()).map((row) => JSON.stringify(row)),
  },
  'invite-operator': {
    usage: `invite-operator ADDRESS NAME ${roles.join('|')} [BRAND …]`,
    needs: 3,
    run: async ({ args: [email = '', name = '', role = '', ...brandIds], actor, now }) => {
      const asked = { email, name, role: oneOf(roles, role), brandIds, actor, now };
      const token = await inviteOperator(asked);
      return [`${deskOrigin()}/invitation?token=${token}`];
    },
  },
  'reset-operator': {
    usage: 'reset-operator ID',
    needs: 1,
    run: async ({ args: [operatorId = ''], actor, now }) => {
      const token = await resetOperator({ operatorId, actor, now });
      return [`${deskOrigin()}/invitation?token=${token}`];
    },
  },
  'disable-operator': {
    usage: 'disable-operator ID',
    needs: 1,
    run: async ({ args: [operatorId = ''], actor, now }) => {
      await disableOperator({ operatorId, actor, now });
      return [`${operatorId} disabled.`];
    },
  },
};
