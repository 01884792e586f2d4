import { requireOwnName } from '../identity/require-own-name.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { likedProfiles } from './liked-profiles.ts';
import { newNotices } from '../chat/new-notices.ts';
import { unreadTotal } from '../chat/queries.ts';

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
