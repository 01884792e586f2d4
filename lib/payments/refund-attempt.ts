import { db, inTransaction } from '../db/client.ts';
import type { Prisma, Refund } from '../db/generated/client.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail } from '../kernel/errors.ts';
import { failPoint } from '../kernel/fail-point.ts';
import { newId } from '../kernel/ids.ts';
import { lockAttempt, lockMemberPayments } from '../db/locks.ts';

type Wanted = {
  readonly attemptId: string;
  readonly amountMinor: number;
  readonly kind: 'withdrawal' | 'guarantee' | 'care' | 'dispute_accepted';
  /** A short reason for internal use. */
  readonly reason: string;
  readonly requestedBy?: string;
  /** One per decision to refund: the same key means the same refund. */
  readonly idempotencyKey: string;
  readonly now: Date;
};

/** The amount of a payment that was refunded or is being refunded. Raises `dispute_open`. */
async function refundedSoFar(tx: Prisma.TransactionClient, attemptId: string): Promise<number> {
  const disputes = await tx.dispute.findMany({
    where: { attemptId, state: { in: ['open', 'lost'] } },
  });
  if (disputes.some(({ state }) => state === 'open')) fail('dispute_open');
  const refunds = await tx.refund.findMany({
    where: { attemptId, state: { notIn: ['failed', 'canceled'] } },
  });
  return [...disputes, ...refunds].reduce((sum, row) => sum + row.amountMinor, 0);
}

/** As `refundAttempt`, in the transaction of a caller that holds the member's payment lock and wakes the due work. */
export async function requestRefund(tx: Prisma.TransactionClient, wanted: Wanted): Promise<Refund> {
  const { attemptId, amountMinor, kind, reason, requestedBy = 'system', idempotencyKey } = wanted;
  const { now } = wanted;
  await lockAttempt(tx, attemptId);
  const known = await tx.refund.findUnique({ where: { idempotencyKey } });
  if (known) {
    const same = known.attemptId === attemptId && known.amountMinor === amountMinor;
    return same ? known : fail('idempotency_reused');
  }
  const attempt = await tx.attempt.findUniqueOrThrow({
    where: { id: attemptId },
    include: { charge: { select: { id: true } } },
  });
  const left = (attempt.capturedMinor ?? 0) - (await refundedSoFar(tx, attemptId));
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || amountMinor > left) {
    fail('refund_exceeds', { left });
  }
  return tx.refund.create({
    data: {
      id: newId(now.getTime()),
      attemptId,
      chargeId: attempt.charge?.id ?? null,
      amountMinor,
      currency: attempt.currency,
      state: 'requested',
      kind,
      reason,
      requestedBy,
      idempotencyKey,
      syncAt: now,
      createdAt: now,
      updatedAt: now,
    },
  });
}

/**
 * For customer care and the withdrawal function, after they have decided. Stores the refund, which due work
 * then sends. Raises `refund_exceeds` when nothing was captured or refunds would exceed the captured amount,
 * `dispute_open` while the buyer's bank decides about the money, `idempotency_reused` when the key belongs to
 * another refund.
 */
export async function refundAttempt(wanted: Wanted): Promise<Refund> {
  const { attemptId } = wanted;
  const { intent } = await db().attempt.findUniqueOrThrow({
    where: { id: attemptId },
    select: { intent: { select: { memberId: true } } },
  });
  const refund = await inTransaction(async (tx) => {
    await lockMemberPayments(tx, intent.memberId);
    return requestRefund(tx, wanted);
  });
  failPoint('refund.requested');
  wakeJobs();
  return refund;
}
