import { notifyNoticeCount } from '../../chat/new-notices.ts';
import { remainingCredits } from '../../credits/queries.ts';
import { inTransaction } from '../../db/client.ts';
import { isAppError } from '../../kernel/errors.ts';
import { realtime } from '../../realtime/port.ts';
import type { OtherProfile } from '../present.ts';
import { profileView, type Seen } from '../queries.ts';
import { revertSwipe } from './revert-swipe.ts';

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
    if (peer.memberId !== null) {
      await notifyNoticeCount({ memberId: peer.memberId, profileId: peerId });
    }
  }
  const profile = await asShown(seen, angelId);
  return { angelId, type: choice, remainingCredits: credits, profile };
}
