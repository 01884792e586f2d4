import type { Prisma } from '../db/generated/client.ts';

/**
 * For payments, in the transaction that books an order: the message that waits for it is due, whatever
 * becomes of this process. Changes nothing when none was ticked or its day is over.
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
