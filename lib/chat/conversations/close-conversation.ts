import type { Prisma } from '../../db/generated/client.ts';
import { run, type Statement } from '../../db/statement.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { realtime } from '../../realtime/port.ts';
import { endCallOfConversation } from '../end-calls.ts';
import { countUnread } from '../lock-pair.ts';

// A peer without earlier contact is not notified: the name alone would reveal who has blocked them.
const ACQUAINTED: Statement = {
  name: 'acquainted-peer',
  text: `
    select p.member_id as "memberId"
      from profiles p join participants a on a.profile_id = p.id and a.peer_id = $1
     where p.public_id = $2 and p.member_id is not null
       and (a.last_message_at is not null or a.last_notice_at is not null)`,
};

/**
 * Notifies the devices of both sides that their conversation closed or is open again, without the reason. The
 * other side is notified only if a message or notice had passed to it.
 */
export async function notifyConversationState(
  viewer: MemberViewer,
  angelId: string,
  closed: boolean,
): Promise<void> {
  realtime().toMember(viewer.memberId, 'conversation', { angelId, closed });
  if (closed) realtime().hidePresence(angelId, viewer.memberId);
  const [peer] = await run<{ memberId: string }>(ACQUAINTED, [viewer.profileId, angelId]);
  if (!peer) return;
  realtime().toMember(peer.memberId, 'conversation', { angelId: viewer.angelId, closed });
  if (closed) realtime().hidePresence(viewer.angelId, peer.memberId);
}

export type Closing = {
  readonly conversationId: string;
  readonly profileId: string;
  readonly peerId: string;
  readonly now: Date;
};

/**
 * Closes an open conversation under its lock: no answer is due, nothing waits for credits, nothing is unread, no call
 * goes on.
 */
export async function closeConversation(
  tx: Prisma.TransactionClient,
  { conversationId: id, profileId, peerId, now }: Closing,
): Promise<void> {
  await tx.conversation.update({ where: { id }, data: { blockedAt: now } });
  await tx.replyTask.updateMany({
    where: { conversationId: id, state: 'due' },
    data: { state: 'canceled', doneAt: now },
  });
  await tx.$executeRaw`
    delete from pending_messages m using profiles p
     where p.member_id = m.member_id and (p.id, m.peer_id) in
       ((${profileId}::uuid, ${peerId}::uuid), (${peerId}::uuid, ${profileId}::uuid))`;
  await endCallOfConversation(tx, id, now);
  await countUnread(tx, id, false);
}

/** Opens a conversation again, under its lock, once neither side keeps it closed; true if so. */
export async function reopenConversation(
  tx: Prisma.TransactionClient,
  id: string,
): Promise<boolean> {
  const remaining = await tx.participant.count({
    where: { conversationId: id, blockedAt: { not: null } },
  });
  if (remaining > 0) return false;
  await tx.conversation.update({ where: { id }, data: { blockedAt: null } });
  await countUnread(tx, id, true);
  return true;
}
