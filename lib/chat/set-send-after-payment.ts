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
