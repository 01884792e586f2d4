import type { MemberViewer } from '../../identity/viewer.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { forgetFavourite } from '../../listings/forget-favourite.ts';
import { UNMATCH_UNDO_MS } from '../limits.ts';
import { closedByList } from '../known-pairs/closed-by-list.ts';
import { lockPair } from '../lock-pair.ts';
import { threadHead } from '../thread-head.ts';
import {
  closeConversation,
  notifyConversationState,
  reopenConversation,
} from './close-conversation.ts';

type Pair = { readonly profileId: string; readonly peerId: string; readonly now: Date };

/** The pair's conversation, locked, and when this side ended the match. */
async function lockSide(tx: Prisma.TransactionClient, { profileId, peerId }: Pair) {
  const pair = await lockPair(tx, profileId, peerId);
  const side = { conversationId_profileId: { conversationId: pair.id, profileId } };
  const { unmatchedAt } = await tx.participant.findUniqueOrThrow({
    where: side,
    select: { unmatchedAt: true },
  });
  return { ...pair, side, unmatchedAt };
}

/** True when this ended an existing match. */
async function end(tx: Prisma.TransactionClient, pair: Pair): Promise<boolean> {
  const { id, side, matchedAt, blockedAt, unmatchedAt } = await lockSide(tx, pair);
  if (unmatchedAt !== null) return false;
  if (matchedAt === null || blockedAt !== null) fail('not_found');
  const { profileId, peerId, now } = pair;
  await tx.participant.update({ where: side, data: { blockedAt: now, unmatchedAt: now } });
  await forgetFavourite(tx, profileId, peerId);
  await closeConversation(tx, { conversationId: id, profileId, peerId, now });
  return true;
}

async function restore(tx: Prisma.TransactionClient, pair: Pair): Promise<boolean> {
  const { id, side, unmatchedAt } = await lockSide(tx, pair);
  if (unmatchedAt === null) return fail('nothing_to_undo');
  if (after(unmatchedAt, UNMATCH_UNDO_MS) < pair.now) fail('undo_closed');
  await tx.participant.update({ where: side, data: await closedByList(tx, pair) });
  return reopenConversation(tx, id);
}

async function change(
  viewer: MemberViewer,
  angelId: string,
  now: Date,
  verb: (tx: Prisma.TransactionClient, pair: Pair) => Promise<boolean>,
): Promise<boolean> {
  const { peerId, conversation } = await threadHead(viewer, angelId);
  if (conversation === null) fail('not_found');
  const { profileId } = viewer;
  return retryOnDeadlock(() => inTransaction((tx) => verb(tx, { profileId, peerId, now })));
}

/**
 * Ends a match: the conversation closes for both, and neither is proposed to the other again. The other side is
 * not given a reason, and is not listed as blocked. Messages stay stored as long as those of other conversations. Members
 * only; ending it twice changes nothing. Raises `not_found`, also where the two have no match or either has blocked.
 */
export async function unmatchPeer(viewer: MemberViewer, angelId: string, now: Date): Promise<void> {
  if (await change(viewer, angelId, now, end)) await notifyConversationState(viewer, angelId, true);
}

/**
 * Takes the member's own end of a match back, within a minute; match and conversation return to their place.
 * Raises `not_found`, `nothing_to_undo`, `undo_closed`.
 */
export async function undoUnmatch(viewer: MemberViewer, angelId: string, now: Date): Promise<void> {
  if (await change(viewer, angelId, now, restore))
    await notifyConversationState(viewer, angelId, false);
}
