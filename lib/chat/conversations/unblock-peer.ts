import type { MemberViewer } from '../../identity/viewer.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import { countUnread, lockPair } from '../lock-pair.ts';
import { threadHead } from '../thread-head.ts';
import { notifyConversationState } from './notify-conversation-state.ts';

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
