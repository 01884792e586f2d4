import { db } from '../db/client.ts';
import { inboxState } from './conversations/inbox-state.ts';

/** Number of unread messages of a profile that are due. */
export async function unreadTotal(profileId: string): Promise<number> {
  return (await inboxState(profileId)).unread;
}

/** Whether a message is waiting for the member's credits; one that was refused for another reason does not count. */
export async function hasPendingMessage(memberId: string, now: Date): Promise<boolean> {
  return (
    (await db().pendingMessage.count({
      where: { memberId, refusal: null, expiresAt: { gt: now } },
    })) > 0
  );
}

/** Public id of the receiver of the message that is waiting for the member's credits; null without one. */
export async function findPendingPeer(memberId: string, now: Date): Promise<string | null> {
  const pending = await db().pendingMessage.findFirst({
    where: { memberId, refusal: null, expiresAt: { gt: now } },
    select: { peer: { select: { publicId: true } } },
  });
  return pending?.peer.publicId ?? null;
}

/** Error code of the pending message that could not be sent when it was paid for; null when none was refused. */
export async function findPendingRefusal(memberId: string): Promise<string | null> {
  const pending = await db().pendingMessage.findUnique({
    where: { memberId },
    select: { refusal: true },
  });
  return pending?.refusal ?? null;
}
