import { notifyNoticeCount } from '../../chat/new-notices.ts';
import { remainingCredits } from '../../credits/queries.ts';
import { inTransaction } from '../../db/client.ts';
import { isAppError, fail } from '../../kernel/errors.ts';
import { realtime } from '../../realtime/port.ts';
import type { OtherProfile } from '../present.ts';
import { profileView, type Seen } from '../queries.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { lockPair } from '../../chat/lock-pair.ts';
import { withdrawLike } from '../../chat/withdraw-like.ts';
import { grantCredits } from '../../credits/grant-credits.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { after } from '../../kernel/clock.ts';
import { removeLiked } from '../favourites/save-liked.ts';
import { lockSwipes } from './lock-swipes.ts';
import { LIKE_UNDO_MS } from '../limits.ts';

type Tx = Prisma.TransactionClient;
type Swipe = NonNullable<Awaited<ReturnType<typeof newest>>>;

function newest(tx: Tx, profileId: string) {
  return tx.swipe.findFirst({
    where: { profileId },
    orderBy: [{ at: 'desc' }, { peerId: 'desc' }],
    include: { peer: { select: { publicId: true, memberId: true } } },
  });
}

/** Locks conversation, account, inboxes: the reverse order would deadlock with a send. */
async function unlike(tx: Tx, viewer: MemberViewer, swipe: Swipe, now: Date): Promise<void> {
  const { peerId, at, source, entryId, cost, peer } = swipe;
  // The peer already has the text of an invitation.
  if (source === 'invitation' || after(at, LIKE_UNDO_MS) < now) fail('undo_closed');
  const pair = peer.memberId === null ? null : await lockPair(tx, viewer.profileId, peerId);
  if (pair?.matchedAt) fail('undo_closed');
  if (entryId !== null) {
    const back = { memberId: viewer.memberId, bucket: 'likes', amount: cost } as const;
    const why = { reason: 'correction', reference: peerId, uniqueKey: `undo:${entryId}` } as const;
    await grantCredits(tx, { ...back, ...why, now });
  }
  if (pair === null) return;
  const sides = { conversationId: pair.id, from: viewer.profileId, to: peerId };
  if (!(await withdrawLike(tx, { ...sides, now }))) fail('undo_closed');
}

/**
 * Undoes the newest choice in the caller's transaction, for `undoSwipe`. Returns that choice. Raises
 * `nothing_to_undo`, `undo_closed`.
 */
async function revertSwipe(tx: Tx, viewer: MemberViewer, now: Date): Promise<Swipe> {
  const { profileId } = viewer;
  await lockSwipes(tx, profileId);
  const swipe = (await newest(tx, profileId)) ?? fail('nothing_to_undo');
  if (swipe.choice === 'like') await unlike(tx, viewer, swipe, now);
  await removeLiked(tx, swipe);
  await tx.swipe.delete({ where: { profileId_peerId: { profileId, peerId: swipe.peerId } } });
  return swipe;
}

/** Null when the profile is no longer visible to the member. */
async function asShown(seen: Seen, angelId: string): Promise<OtherProfile | null> {
  try {
    return await profileView(seen, angelId);
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return null;
    throw error;
  }
}

/**
 * Undoes a member's newest choice: a dislike always, a like for five minutes while the peer has neither seen
 * nor answered it, and once per peer. The like's notice is removed and its credit returned. Raises
 * `nothing_to_undo`, `undo_closed`.
 */
export async function undoSwipe(seen: Seen) {
  const { viewer, now } = seen;
  const { peerId, peer, choice } = await inTransaction((tx) => revertSwipe(tx, viewer, now));
  const angelId = peer.publicId;
  const credits = await remainingCredits(viewer);
  if (choice === 'like') {
    const update = { angelId, likeCredits: credits.likeCredits, matched: false, liked: false };
    realtime().toMember(viewer.memberId, 'like', update);
    realtime().toMember(viewer.memberId, 'remainingCredits', credits);
    if (peer.memberId !== null) {
      await notifyNoticeCount({ memberId: peer.memberId, profileId: peerId });
    }
  }
  const profile = await asShown(seen, angelId);
  return { angelId, type: choice, remainingCredits: credits, profile };
}
