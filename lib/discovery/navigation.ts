import { requireOwnName } from '../identity/require-own-name.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { newNotices } from '../chat/new-notices.ts';
import { unreadTotal } from '../chat/queries.ts';
import { run, type Statement } from '../db/statement.ts';

const LIKED: Statement = {
  name: 'liked-profiles',
  text: `
    select p.public_id as "angelId" from swipes s join profiles p on p.id = s.peer_id
     where s.profile_id = $1 and s.choice = 'like' and p.state <> 'removed' order by s.at desc`,
};

/** Public ids of the profiles that a member likes, newest first. */
async function likedProfiles(profileId: string): Promise<readonly string[]> {
  const rows = await run<{ angelId: string }>(LIKED, [profileId]);
  return rows.map(({ angelId }) => angelId);
}

/** Data of the member's navigation. Another member's id answers `not_found`. */
export async function navigation(viewer: MemberViewer, trackerId: string) {
  requireOwnName(viewer, trackerId);
  const { profileId } = viewer;
  const [unreadMessages, newNotifications, liked] = await Promise.all([
    unreadTotal(profileId),
    newNotices(profileId),
    likedProfiles(profileId),
  ]);
  return { unreadMessages, newNotifications, likedProfiles: liked };
}
