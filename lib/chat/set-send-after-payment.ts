import { db } from '../db/client.ts';

/**
 * For payments, with every order: whether the message that a lack of credits held back is to go out once
 * the order is paid. Changes nothing when none waits, when its 24 hours are over or it is on its way.
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
