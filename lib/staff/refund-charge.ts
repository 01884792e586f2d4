import { afterCommit } from '../db/client.ts';
import type { Charge, Prisma } from '../db/generated/client.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail } from '../kernel/errors.ts';
import { lockMemberPayments } from '../db/locks.ts';
import { refuseCardData } from '../security/refuse-card-data.ts';
import { requestRefund } from '../payments/refund-attempt.ts';
import { audit } from '../audit/audit.ts';

type RefundRequest = {
  readonly chargeId: string;
  /** In cents; undefined means all that is left. */
  readonly amountMinor: number | undefined;
  readonly reason: string;
  /** Number of refunds when the refund was decided; defaults to the current number. */
  readonly refundCount?: number;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/** The idempotency key of a refund that was decided after so many others. */
export const refundKey = (chargeId: string, refundCount: number): string =>
  `desk:${chargeId}:${String(refundCount)}`;

async function leftOf(tx: Prisma.TransactionClient, charge: Charge): Promise<number> {
  const { attemptId } = charge;
  const sum = { _sum: { amountMinor: true } } as const;
  const refunds = await tx.refund.aggregate({
    where: { attemptId, state: { notIn: ['failed', 'canceled'] } },
    ...sum,
  });
  const lost = await tx.dispute.aggregate({ where: { attemptId, state: 'lost' }, ...sum });
  return charge.amountMinor - (refunds._sum.amountMinor ?? 0) - (lost._sum.amountMinor ?? 0);
}

/**
 * Staff only, inside a transaction: refunds a charge, in whole or in part, without revoking what it bought. The
 * number of refunds so far is the idempotency key: a repeated request is the same refund, and a request made
 * before another refund was known is refused. Returns the refunded cents. Raises `not_found`, `conflict`,
 * `card_data_refused` and what `refundAttempt` raises.
 */
export async function refundCharge(
  tx: Prisma.TransactionClient,
  request: RefundRequest,
): Promise<number> {
  const { chargeId, reason, actor, purpose, now } = request;
  refuseCardData(reason);
  const where = { publicId: chargeId };
  const found = await tx.charge.findUnique({ where, include: { intent: true } });
  const charge = found ?? fail('not_found');
  const { attemptId, memberId } = charge;
  // Counted before the lock: two requests at once are the same refund.
  const refundCount = request.refundCount ?? (await tx.refund.count({ where: { attemptId } }));
  await lockMemberPayments(tx, memberId);
  const idempotencyKey = refundKey(chargeId, refundCount);
  const known = await tx.refund.findUnique({ where: { idempotencyKey } });
  if (!known && (await tx.refund.count({ where: { attemptId } })) !== refundCount) fail('conflict');
  const amountMinor = request.amountMinor ?? known?.amountMinor ?? (await leftOf(tx, charge));
  const what = { attemptId, amountMinor, kind: 'care', reason, requestedBy: actor } as const;
  const { id } = await requestRefund(tx, { ...what, idempotencyKey, now });
  afterCommit(tx, wakeJobs);
  if (known) return amountMinor;
  await audit(tx, {
    actor,
    action: 'charge.refund',
    subject: chargeId,
    purpose,
    now,
    brandId: charge.intent.brandId,
    data: { amountMinor, reason, refundId: id },
  });
  return amountMinor;
}
