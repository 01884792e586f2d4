import { createHash } from 'node:crypto';
import { inTransaction } from '../../db/client.ts';
import type { Attempt, Intent, Prisma } from '../../db/generated/client.ts';
import type { AttemptInitiator } from '../../db/generated/enums.ts';
import { isDuplicate } from '../../db/violations.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { newId, newPublicId } from '../../kernel/ids.ts';
import { recordKpi } from '../../tracking/record-kpi.ts';
import { INTENT, isOpen } from '../orders/intent-states.ts';
import { lockMemberPayments } from '../../db/locks.ts';
import { step } from '../transition.ts';
import { ATTEMPT_FIRST_SYNC_MS } from '../limits.ts';

type NewAttempt = {
  readonly intent: Pick<Intent, 'id' | 'memberId'>;
  readonly provider: string;
  readonly method: string;
  /** The stored card that pays. */
  readonly mandateId?: string;
  readonly now: Date;
};

type Opening = {
  readonly intentId: string;
  readonly provider: string;
  readonly method: string;
  readonly initiator: AttemptInitiator;
  readonly mandateId?: string;
  readonly now: Date;
};

/** At most 64 characters, the shortest limit among providers. */
function keyOf(intentPublicId: string, number: number): string {
  return createHash('sha256').update(`${intentPublicId}:${number}`).digest('base64url');
}

/**
 * As `startAttempt`, inside the transaction of a caller that holds the member's payment lock and commits
 * before it calls a provider.
 */
export async function openAttempt(
  tx: Prisma.TransactionClient,
  { intentId, provider, method, initiator, mandateId, now }: Opening,
): Promise<Attempt> {
  const current = await tx.intent.findUniqueOrThrow({
    where: { id: intentId },
    include: { _count: { select: { attempts: true } } },
  });
  const { state } = current;
  if (!isOpen(state) || current.expiresAt <= now) fail('conflict', { state });
  if (step(INTENT, state, 'processing') !== 'changes') fail('payment_in_progress');
  await tx.intent.update({ where: { id: intentId }, data: { state: 'processing' } });
  if (initiator === 'member') {
    const { brandId, memberId } = current;
    await recordKpi({ brandId, memberId, name: 'attempt', value: method, now }, tx);
  }
  return tx.attempt.create({
    data: {
      id: newId(now.getTime()),
      intentId,
      provider,
      company: current.company,
      method,
      reference: `A-${newPublicId()}`,
      idempotencyKey: keyOf(current.publicId, current._count.attempts + 1),
      state: 'created',
      amountMinor: current.amountMinor,
      currency: current.currency,
      initiator,
      mandateId: mandateId ?? null,
      syncAt: after(now, ATTEMPT_FIRST_SYNC_MS),
      createdAt: now,
      updatedAt: now,
    },
  });
}

/**
 * For verbs that charge. Commits the row that must exist before any call to a provider. Raises
 * `payment_in_progress` while the intent has a live attempt (a database constraint) and `conflict` when the
 * intent is closed or expired.
 */
export async function startAttempt({ intent, ...rest }: NewAttempt): Promise<Attempt> {
  try {
    const started = await inTransaction(async (tx) => {
      await lockMemberPayments(tx, intent.memberId);
      return openAttempt(tx, { ...rest, intentId: intent.id, initiator: 'member' });
    });
    failPoint('charge.attempt_committed');
    return started;
  } catch (error) {
    if (isDuplicate(error)) fail('payment_in_progress');
    throw error;
  }
}
