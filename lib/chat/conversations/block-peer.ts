import type { MemberViewer } from '../../identity/viewer.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import { fail } from '../../kernel/errors.ts';
import { countUnread, lockPair } from '../lock-pair.ts';
import { threadHead } from '../thread-head.ts';
import { openConversation } from '../open-conversation.ts';
import { notifyConversationState } from './notify-conversation-state.ts';

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
