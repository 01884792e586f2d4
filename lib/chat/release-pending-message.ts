import type { Prisma } from '../db/generated/client.ts';

/**
 * For payments, in the transaction that books an order: makes the member's pending message due, even if this
 * process dies. Changes nothing when sending was not requested or the message has expired.
 */
export async function releasePendingMessage(
  tx: Prisma.TransactionClient,
  memberId: string,
  now: Date,
): Promise<void> {
  await tx.pendingMessage.updateMany({
    where: { memberId, sendAfterPayment: true, releasedAt: null, expiresAt: { gt: now } },
    data: { releasedAt: now, refusal: null },
  });
}
