import { notifyNoticeCount } from '../../chat/new-notices.ts';
import { remainingCredits } from '../../credits/queries.ts';
import { inTransaction } from '../../db/client.ts';
import { isAppError } from '../../kernel/errors.ts';
import { realtime } from '../../realtime/port.ts';
import type { OtherProfile } from '../present.ts';
import { profileView, type Seen } from '../queries.ts';
import type { Choice } from './contract.ts';
import { revertSwipe } from './revert-swipe.ts';

/** Null when nobody may see the profile any more. */
async function asShown(seen: Seen, angelId: string): Promise<OtherProfile | null> {
  try {
    return await profileView(seen, angelId);
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return null;
    throw error;
  }
}

/**
 * Takes a member's newest choice back: a dislike always, a like for five minutes while the other one has
 * neither seen nor answered it, once for each member. Its notice disappears and its credit returns. Raises `nothing_to_undo`,
 * `undo_closed`.
 */
export async function undoSwipe(seen: Seen) {
  const { viewer, now } = seen;
  const { peerId, peer, choice } = await inTransaction((tx) => revertSwipe(tx, viewer, now));
  const angelId = peer.publicId;
  const credits = await remainingCredits(viewer);
  if (choice === 'like') {
    const update = { angelId, likeCredits: credits.likeCredits, matched: false, liked: false };
    realtime().toMember(viewer.memberId, 'like', update);
    if (peer.memberId !== null) {
      await notifyNoticeCount({ memberId: peer.memberId, profileId: peerId });
    }
  }
  const profile = await asShown(seen, angelId);
  return { angelId, type: choice as Choice, remainingCredits: credits, profile };
}
