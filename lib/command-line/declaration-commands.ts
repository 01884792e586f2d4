import { declarationsInCare } from '../payments/money-queues.ts';
import type { Command } from './command.ts';
import { queueCommand } from './queue-command.ts';
import { settleDeclaration } from '../staff/settle-declaration.ts';
import { voidDeclaration } from '../staff/void-declaration.ts';

/** Command-line commands for cancellations and withdrawals that were declared without an account. */
export const declarationCommands: Readonly<Record<string, Command>> = {
  declarations: queueCommand('declarations', 'read_declarations', declarationsInCare),
  'declaration-effect': {
    usage: 'declaration-effect REFERENCE ORDERID',
    needs: 2,
    run: async ({ args: [reference = '', orderId = ''], actor, now }) => {
      await settleDeclaration({ reference, orderId, actor, now });
      return [`${reference} applied to ${orderId}.`];
    },
  },
  'declaration-void': {
    usage: 'declaration-void REFERENCE REASON',
    needs: 2,
    run: async ({ args: [reference = '', ...rest], actor, now }) => {
      await voidDeclaration({ reference, reason: rest.join(' '), actor, now });
      return [`${reference} voided.`];
    },
  },
};
