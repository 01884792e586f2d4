import type { MemberViewer } from '../../identity/viewer.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import { clock } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { forgetFavourite } from '../../listings/forget-favourite.ts';
import { closedByList } from '../known-pairs/closed-by-list.ts';
import { lockPair } from '../lock-pair.ts';
import { threadHead } from '../thread-head.ts';
import { openConversation } from '../open-conversation.ts';
import {
  closeConversation,
  notifyConversationState,
  reopenConversation,
} from './close-conversation.ts';

type Block = { readonly profileId: string; readonly peerId: string; readonly now: Date };

/** True when this block closed an open conversation. */
async function close(
  tx: Prisma.TransactionClient,
  { profileId, peerId, now }: Block,
): Promise<boolean> {
  const { id, blockedAt } = await lockPair(tx, profileId, peerId);
  await tx.participant.updateMany({
    where: { conversationId: id, profileId, OR: [{ blockedAt: null }, { knownAt: { not: null } }] },
    data: { blockedAt: now, knownAt: null },
  });
  await forgetFavourite(tx, profileId, peerId);
  if (blockedAt !== null) return false;
  await closeConversation(tx, { conversationId: id, profileId, peerId, now });
  return true;
}

/**
 * The two no longer find, see, reach or notify each other, and the other side gets no reason. Members only;
 * blocking twice changes nothing, nor does a block after the member has ended the match, which already does all
 * this. Raises `not_found` for an unknown profile and for oneself, `system_sender`.
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

/** True when nothing closes the conversation any more: the other side may have blocked as well, or a list names it. */
async function reopen(
  tx: Prisma.TransactionClient,
  { profileId, peerId, now }: Block,
): Promise<boolean> {
  const { id } = await lockPair(tx, profileId, peerId);
  const { count } = await tx.participant.updateMany({
    where: {
      conversationId: id,
      profileId,
      blockedAt: { not: null },
      unmatchedAt: null,
      knownAt: null,
    },
    data: await closedByList(tx, { profileId, peerId, now }),
  });
  return count > 0 && reopenConversation(tx, id);
}

/**
 * Removes the member's own block; the conversation returns to its place, canceled answers stay canceled.
 * Members only; without a block nothing changes, and an ended match stays ended. Raises `not_found`.
 */
export async function unblockPeer(viewer: MemberViewer, angelId: string): Promise<void> {
  const { peerId, conversation } = await threadHead(viewer, angelId);
  if (conversation === null) return;
  const block = { profileId: viewer.profileId, peerId, now: clock.now() };
  const reopened = await retryOnDeadlock(() => inTransaction((tx) => reopen(tx, block)));
  if (reopened) await notifyConversationState(viewer, angelId, false);
}
