import type { Prisma } from '../db/generated/client.ts';
import { db } from '../db/client.ts';

/**
 * For payments, with every order: whether the pending message is to be sent once the order is paid. Changes
 * nothing when none is pending, when its 24 hours are over or when it has been released.
 */
export async function setSendAfterPayment(
  memberId: string,
  wanted: boolean,
  now: Date,
): Promise<void> {
  await db().pendingMessage.updateMany({
    where: { memberId, expiresAt: { gt: now }, releasedAt: null },
    data: { sendAfterPayment: wanted },
  });
}

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
