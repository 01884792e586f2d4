import { inTransaction } from '../../db/client.ts';
import { audit } from '../../audit/audit.ts';
import { issueInvitation } from './invite-operator.ts';
import { managedOperator, type ManagingAction } from './managed-operator.ts';

/**
 * For admins and the command line, when an operator lost password or authenticator, or comes back: clears the
 * credentials, ends every session and sets the operator to `invited`. Returns the token of a link that is
 * valid for two days. Raises `not_found`, `conflict` for themselves.
 */
export async function resetOperator(action: ManagingAction): Promise<string> {
  const { operatorId, actor, now } = action;
  return inTransaction(async (tx) => {
    const { state } = await managedOperator(tx, action);
    await tx.operator.update({
      where: { id: operatorId },
      data: { state: 'invited', disabledAt: null, passwordHash: null, totpSealed: null },
    });
    await tx.recoveryCode.deleteMany({ where: { operatorId } });
    await tx.operatorSession.updateMany({
      where: { operatorId, revokedAt: null },
      data: { revokedAt: now },
    });
    const data = { before: state };
    await audit(tx, { actor, action: 'reset_operator', subject: operatorId, data, now });
    return issueInvitation(tx, operatorId, now);
  });
}
