import { passwordFault } from '../../accounts/password/password-rules.ts';
import { inTransaction } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { hashSecret } from '../../kernel/ids.ts';
import { hashPassword } from '../../security/password.ts';
import { audit } from '../../audit/audit.ts';
import { newRecoveryCodes, plainRecoveryCode } from '../session/recovery-codes.ts';
import { startOperatorSession } from '../session/start-operator-session.ts';
import { totpStep, unsealTotp } from '../session/totp.ts';
import { openInvitation } from './read-invitation.ts';

type Acceptance = {
  readonly token: string;
  readonly password: string;
  readonly code: string;
  readonly userAgent: string;
  readonly address: string;
  readonly now: Date;
};

/**
 * For the holder of the invitation link, once: sets the password and authenticator, ends earlier sessions and
 * logs the operator in. Returns the session token and the recovery codes, which are never shown again. Raises
 * `invitation_ended`, `second_factor_wrong` and what the password rules raise.
 */
export async function acceptInvitation({ token, password, code, ...rest }: Acceptance) {
  const { now } = rest;
  const invitation = await openInvitation(token, now);
  const { operatorId, totpSealed, tokenHash } = invitation;
  const fault = passwordFault(password, invitation.operator.email);
  if (fault) fail(fault);
  const secret = await unsealTotp(totpSealed);
  const step = totpStep(secret, code, { at: now, after: 0 }) ?? fail('second_factor_wrong');
  const passwordHash = await hashPassword(password);
  const recoveryCodes = newRecoveryCodes();
  const sessionToken = await inTransaction(async (tx) => {
    const { count } = await tx.operatorInvitation.updateMany({
      where: { tokenHash, usedAt: null },
      data: { usedAt: now },
    });
    if (count === 0) fail('invitation_ended');
    const entered = await tx.operator.updateMany({
      where: { id: operatorId, state: { not: 'disabled' } },
      data: { state: 'active', passwordHash, totpSealed, totpStep: step },
    });
    if (entered.count === 0) fail('invitation_ended');
    await tx.recoveryCode.deleteMany({ where: { operatorId } });
    await tx.recoveryCode.createMany({
      data: recoveryCodes.map((one) => ({
        codeHash: hashSecret(plainRecoveryCode(one)),
        operatorId,
      })),
    });
    await tx.operatorSession.updateMany({
      where: { operatorId, revokedAt: null },
      data: { revokedAt: now },
    });
    const actor = `operator:${operatorId}`;
    await audit(tx, { actor, action: 'accept_invitation', subject: operatorId, now });
    return startOperatorSession(tx, { operatorId, whole: true, ...rest });
  });
  return { sessionToken, recoveryCodes };
}
