import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { hashSecret } from '../../kernel/ids.ts';
import { audit } from '../../staff/audit.ts';
import { liveSession } from './find-operator.ts';
import { plainRecoveryCode } from './recovery-codes.ts';
import { IDLE_MS } from './start-operator-session.ts';
import { totpStep, unsealTotp } from './totp.ts';

/** A half session ends with the fifth wrong code. */
const TRIES = 5;

type Proof = { readonly token: string; readonly code: string; readonly now: Date };
type Half = NonNullable<Awaited<ReturnType<typeof liveSession>>>;

/** Takes a code of the authenticator or one kept for its loss; each works once. Says which it was. */
async function proven(
  tx: Prisma.TransactionClient,
  { operator }: Half,
  { code, now }: Proof,
): Promise<'totp' | 'recovery' | undefined> {
  const secret = await unsealTotp(operator.totpSealed ?? '');
  const step = totpStep(secret, code, { at: now, after: operator.totpStep });
  if (step !== undefined) {
    const { count } = await tx.operator.updateMany({
      where: { id: operator.id, totpStep: { lt: step } },
      data: { totpStep: step },
    });
    return count === 1 ? 'totp' : undefined;
  }
  const codeHash = hashSecret(plainRecoveryCode(code));
  const { count } = await tx.recoveryCode.updateMany({
    where: { codeHash, operatorId: operator.id, usedAt: null },
    data: { usedAt: now },
  });
  return count === 1 ? 'recovery' : undefined;
}

/**
 * Whoever holds half a session may call: makes it whole and writes the login into the log. Raises
 * `unauthenticated` without one, `second_factor_wrong`; the fifth wrong code ends the half session.
 */
export async function passSecondFactor(proof: Proof): Promise<void> {
  const { token, now } = proof;
  const session = await liveSession(token, now);
  if (session?.secondFactorAt !== null) return fail('unauthenticated');
  const passed = await inTransaction(async (tx) => {
    const { count } = await tx.operatorSession.updateMany({
      where: { id: session.id, tries: { lt: TRIES }, secondFactorAt: null, revokedAt: null },
      data: { tries: { increment: 1 } },
    });
    if (count === 0) return false;
    const by = await proven(tx, session, proof);
    if (by === undefined) {
      if (session.tries + 1 < TRIES) return false;
      const where = { id: session.id };
      await tx.operatorSession.update({ where, data: { revokedAt: now } });
      return false;
    }
    const idle = after(now, IDLE_MS);
    await tx.operatorSession.update({
      where: { id: session.id },
      data: { secondFactorAt: now, lastSeenAt: now, idleExpiresAt: idle },
    });
    const actor = `operator:${session.operatorId}`;
    const data = { by, device: session.device, address: session.address };
    await audit(tx, { actor, action: 'log_in', subject: session.operatorId, data, now });
    return true;
  });
  if (!passed) fail('second_factor_wrong');
}
