import { db } from '../db/client.ts';

/**
 * For payments, when the member ticked it with the order: the message that a lack of credits held back
 * goes out once the order is paid. Changes nothing when none waits or its 24 hours are over.
 */
export async function keepForAfterPayment(memberId: string, now: Date): Promise<void> {
  await db().pendingMessage.updateMany({
    where: { memberId, expiresAt: { gt: now } },
    data: { sendAfterPayment: true },
  });
}
