import { inTransaction } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { audit } from '../../audit/audit.ts';
import { managedOperator, type ManagingAction } from './managed-operator.ts';

/** For admins and the command line: disables an operator and ends all their sessions at once. Raises `not_found`. */
export async function disableOperator(action: ManagingAction): Promise<void> {
  const { operatorId, actor, now } = action;
  await inTransaction(async (tx) => {
    await managedOperator(tx, action);
    const { count } = await tx.operator.updateMany({
      where: { id: operatorId, state: { not: 'disabled' } },
      data: { state: 'disabled', disabledAt: now },
    });
    if (count === 0) fail('not_found');
    await tx.operatorSession.updateMany({
      where: { operatorId, revokedAt: null },
      data: { revokedAt: now },
    });
    await audit(tx, { actor, action: 'disable_operator', subject: operatorId, now });
  });
}
