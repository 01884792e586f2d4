import { db } from '../db/client.ts';

/** The refused send that a member keeps for a profile, as the thread shows it; null when none waits. */
export async function keptSend(memberId: string, peerId: string, now: Date) {
  const kept = await db().pendingMessage.findFirst({
    where: { memberId, peerId, expiresAt: { gt: now } },
    select: { idClient: true, body: true, sendAfterPayment: true, expiresAt: true, refusal: true },
  });
  if (kept === null) return null;
  const { body: msg, expiresAt, ...more } = kept;
  return { ...more, msg, expiresAt: expiresAt.getTime() };
}
