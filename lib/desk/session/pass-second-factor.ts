import { db, inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { after, HOUR } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { hashSecret, newSecret } from '../../kernel/ids.ts';
import { audit } from '../../audit/audit.ts';
import { liveSession } from './find-operator.ts';
import { plainRecoveryCode } from './recovery-codes.ts';
import { totpStep, unsealTotp } from './totp.ts';
import { OPERATOR_IDLE_MS } from '../../security/limits.ts';

/** The fifth wrong code ends a half session. */
const TRIES = 5;
/**
 * With the password one can start any number of half sessions, so wrong codes are also limited per operator
 * and hour.
 */
const TRIES_AN_HOUR = 20;

type Proof = { readonly token: string; readonly code: string; readonly now: Date };
type Half = NonNullable<Awaited<ReturnType<typeof liveSession>>>;

/** Checks a TOTP code or a recovery code; each works once. Returns which of them it was. */
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

async function refuseGuessing(operatorId: string, now: Date): Promise<void> {
  const { _sum } = await db().operatorSession.aggregate({
    where: { operatorId, secondFactorAt: null, createdAt: { gt: after(now, -HOUR) } },
    _sum: { tries: true },
  });
  if ((_sum.tries ?? 0) >= TRIES_AN_HOUR) fail('too_many_requests', { retryAfter: HOUR / 1_000 });
}

/**
 * For the holder of a half session: completes it under a new token, which is returned, and logs the login.
 * Raises `unauthenticated` without a half session, `second_factor_wrong`, and `too_many_requests` after too
 * many wrong codes for one operator; the fifth wrong code ends the half session.
 */
export async function passSecondFactor(proof: Proof): Promise<string> {
  const { token, now } = proof;
  const session = await liveSession(token, now);
  if (session?.secondFactorAt !== null) return fail('unauthenticated');
  await refuseGuessing(session.operatorId, now);
  const whole = newSecret();
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
    const idle = after(now, OPERATOR_IDLE_MS);
    await tx.operatorSession.update({
      where: { id: session.id },
      data: {
        tokenHash: hashSecret(whole),
        secondFactorAt: now,
        lastSeenAt: now,
        idleExpiresAt: idle,
      },
    });
    const actor = `operator:${session.operatorId}`;
    const data = { by, device: session.device, address: session.address };
    await audit(tx, { actor, action: 'log_in', subject: session.operatorId, data, now });
    return true;
  });
  return passed ? whole : fail('second_factor_wrong');
}
