import { db } from '../db/client.ts';

/** Unread messages of a profile, as its inbox counts them. */
export async function unreadTotal(profileId: string): Promise<number> {
  const inbox = await db().inbox.findUnique({ where: { profileId }, select: { unread: true } });
  return inbox?.unread ?? 0;
}

/** Whether a message waits for the member's credits. */
export async function hasPendingMessage(memberId: string, now: Date): Promise<boolean> {
  return (await db().pendingMessage.count({ where: { memberId, expiresAt: { gt: now } } })) > 0;
}
