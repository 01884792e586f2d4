import { db } from '../../db/client.ts';
import type { Operator, Prisma } from '../../db/generated/client.ts';
import { after, HOUR } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { hashSecret } from '../../kernel/ids.ts';
import { plainRecoveryCode } from './recovery-codes.ts';
import { totpStep, unsealTotp } from './totp.ts';
import { SECOND_FACTOR_TRIES, SECOND_FACTOR_TRIES_PER_HOUR } from '../limits.ts';

type Proof = {
  readonly session: { readonly id: string; readonly operatorId: string };
  readonly code: string;
  readonly now: Date;
};
type Outcome =
  | { readonly by: 'totp' | 'recovery' }
  | { readonly by: undefined; readonly ended: boolean };

async function usedCode(
  tx: Prisma.TransactionClient,
  { id, totpSealed, totpStep: after }: Operator,
  { code, now }: Proof,
): Promise<'totp' | 'recovery' | undefined> {
  const step = totpStep(await unsealTotp(totpSealed ?? ''), code, { at: now, after });
  if (step !== undefined) {
    const { count } = await tx.operator.updateMany({
      where: { id, totpStep: { lt: step } },
      data: { totpStep: step },
    });
    return count === 1 ? 'totp' : undefined;
  }
  const codeHash = hashSecret(plainRecoveryCode(code));
  const { count } = await tx.recoveryCode.updateMany({
    where: { codeHash, operatorId: id, usedAt: null },
    data: { usedAt: now },
  });
  return count === 1 ? 'recovery' : undefined;
}

/** Raises `too_many_requests` after too many wrong codes of one operator, in all sessions of the last hour. */
export async function refuseGuessing(operatorId: string, now: Date): Promise<void> {
  const { _sum } = await db().operatorSession.aggregate({
    where: { operatorId, lastSeenAt: { gt: after(now, -HOUR) } },
    _sum: { tries: true },
  });
  if ((_sum.tries ?? 0) >= SECOND_FACTOR_TRIES_PER_HOUR)
    fail('too_many_requests', { retryAfter: HOUR / 1_000 });
}

/**
 * Call inside a transaction that commits whatever the outcome: checks a TOTP code or a recovery code, each of which
 * works once, and counts wrong ones; the fifth ends the session. Returns which of them it was.
 */
export async function proveSecondFactor(
  tx: Prisma.TransactionClient,
  proof: Proof,
): Promise<Outcome> {
  const { session, now } = proof;
  const { id } = session;
  // Counted before the code is read: simultaneous tries wait for each other here.
  const { count } = await tx.operatorSession.updateMany({
    where: { id, tries: { lt: SECOND_FACTOR_TRIES }, revokedAt: null },
    data: { tries: { increment: 1 } },
  });
  if (count === 0) return { by: undefined, ended: true };
  const operator = await tx.operator.findUniqueOrThrow({ where: { id: session.operatorId } });
  const by = await usedCode(tx, operator, proof);
  if (by !== undefined) {
    await tx.operatorSession.update({ where: { id }, data: { tries: 0, secondFactorAt: now } });
    return { by };
  }
  const { count: ended } = await tx.operatorSession.updateMany({
    where: { id, tries: { gte: SECOND_FACTOR_TRIES } },
    data: { revokedAt: now },
  });
  return { by, ended: ended === 1 };
}
