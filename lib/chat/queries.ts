import { db } from '../db/client.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { inboxState } from './conversations/inbox-state.ts';
import { dueUntil } from './conversations/not-yet-due.ts';

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

/** Whether the member has received a message that they may not read yet, from anyone or from one profile. */
export async function hasBlurredMessage(
  { profileId, level }: Pick<MemberViewer, 'profileId' | 'level'>,
  angelId: string | null = null,
): Promise<boolean> {
  if (level > 0) return false;
  const [found] = await db().$queryRaw<unknown[]>`
    select 1
      from participants a
      join conversations c on c.id = a.conversation_id and c.matched_at is null and c.blocked_at is null
      join profiles p on p.id = a.peer_id and (${angelId}::text is null or p.public_id = ${angelId})
      join inboxes i on i.profile_id = a.profile_id
      join messages m on m.conversation_id = c.id and m.sender_id = a.peer_id and m.seq > a.expired_seq
     where a.profile_id = ${profileId}::uuid and a.hidden_at is null and m.kind = 'personal' and not m.open
       and m.removed_at is null and m.created_at <= ${dueUntil()}
       and (i.opened_at is null or m.created_at > i.opened_at)
     limit 1`;
  return found !== undefined;
}
