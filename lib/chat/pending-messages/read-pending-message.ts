import { db } from '../../db/client.ts';

/** The member's pending message to a profile, as the thread shows it; null when there is none. */
export async function readPendingMessage(memberId: string, peerId: string, now: Date) {
  const row = await db().pendingMessage.findFirst({
    where: { memberId, peerId, expiresAt: { gt: now } },
    select: { idClient: true, body: true, sendAfterPayment: true, expiresAt: true, refusal: true },
  });
  if (row === null) return null;
  const { body: msg, expiresAt, ...more } = row;
  return { ...more, msg, expiresAt: expiresAt.getTime() };
}
