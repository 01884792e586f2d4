import type { MemberViewer } from '../../identity/viewer.ts';
import { lockPair } from '../../chat/lock-pair.ts';
import { withdrawLike } from '../../chat/withdraw-like.ts';
import { grantCredits } from '../../credits/grant-credits.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { lockSwipes } from './lock-swipes.ts';
import { LIKE_UNDO_MS } from '../limits.ts';

type Tx = Prisma.TransactionClient;
type Swipe = NonNullable<Awaited<ReturnType<typeof newest>>>;

function newest(tx: Tx, profileId: string) {
  return tx.swipe.findFirst({
    where: { profileId },
    orderBy: { at: 'desc' },
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
export async function revertSwipe(tx: Tx, viewer: MemberViewer, now: Date): Promise<Swipe> {
  const { profileId } = viewer;
  await lockSwipes(tx, profileId);
  const swipe = (await newest(tx, profileId)) ?? fail('nothing_to_undo');
  if (swipe.choice === 'like') await unlike(tx, viewer, swipe, now);
  await tx.swipe.delete({ where: { profileId_peerId: { profileId, peerId: swipe.peerId } } });
  return swipe;
}
