import type { MemberViewer } from '../../identity/viewer.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import { fail } from '../../kernel/errors.ts';
import { forgetFavourite } from '../../listings/forget-favourite.ts';
import { countUnread, lockPair } from '../lock-pair.ts';
import { threadHead } from '../thread-head.ts';
import { openConversation } from '../open-conversation.ts';
import { run, type Statement } from '../../db/statement.ts';
import { realtime } from '../../realtime/port.ts';

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

type Block = { readonly profileId: string; readonly peerId: string; readonly now: Date };

/** True when this block closed an open conversation. */
async function close(
  tx: Prisma.TransactionClient,
  { profileId, peerId, now }: Block,
): Promise<boolean> {
  const { id, blockedAt } = await lockPair(tx, profileId, peerId);
  await tx.participant.updateMany({
    where: { conversationId: id, profileId, blockedAt: null },
    data: { blockedAt: now },
  });
  await forgetFavourite(tx, profileId, peerId);
  if (blockedAt !== null) return false;
  await tx.conversation.update({ where: { id }, data: { blockedAt: now } });
  await tx.replyTask.updateMany({
    where: { conversationId: id, state: 'due' },
    data: { state: 'canceled', doneAt: now },
  });
  await tx.$executeRaw`
    delete from pending_messages m using profiles p
     where p.member_id = m.member_id and (p.id, m.peer_id) in
       ((${profileId}::uuid, ${peerId}::uuid), (${peerId}::uuid, ${profileId}::uuid))`;
  await countUnread(tx, id, false);
  return true;
}

/**
 * The two no longer find, see, reach or notify each other, and the other side gets no reason. Members only;
 * blocking twice changes nothing. Raises `not_found` for an unknown profile and for oneself, `system_sender`.
 */
export async function blockPeer(viewer: MemberViewer, angelId: string, now: Date): Promise<void> {
  const { profileId, brandId } = viewer;
  const { peerId, kind } = await threadHead(viewer, angelId);
  if (kind === 'system') fail('system_sender');
  await openConversation({ brandId, opener: profileId, peer: peerId, now });
  const closed = await retryOnDeadlock(() =>
    inTransaction((tx) => close(tx, { profileId, peerId, now })),
  );
  if (closed) await notifyConversationState(viewer, angelId, true);
}

/** True when no block remains between the two: the other side may have blocked as well. */
async function reopen(
  tx: Prisma.TransactionClient,
  profileId: string,
  peerId: string,
): Promise<boolean> {
  const { id } = await lockPair(tx, profileId, peerId);
  const { count } = await tx.participant.updateMany({
    where: { conversationId: id, profileId, blockedAt: { not: null } },
    data: { blockedAt: null },
  });
  if (count === 0) return false;
  const remaining = await tx.participant.count({
    where: { conversationId: id, blockedAt: { not: null } },
  });
  if (remaining > 0) return false;
  await tx.conversation.update({ where: { id }, data: { blockedAt: null } });
  await countUnread(tx, id, true);
  return true;
}

/**
 * Removes the member's own block; the conversation returns to its place, canceled answers stay canceled.
 * Members only; without a block nothing changes. Raises `not_found`.
 */
export async function unblockPeer(viewer: MemberViewer, angelId: string): Promise<void> {
  const { peerId, conversation } = await threadHead(viewer, angelId);
  if (conversation === null) return;
  const reopened = await retryOnDeadlock(() =>
    inTransaction((tx) => reopen(tx, viewer.profileId, peerId)),
  );
  if (reopened) await notifyConversationState(viewer, angelId, false);
}
