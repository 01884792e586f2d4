import type { MemberViewer } from '../accounts/viewer.ts';
import { run, type Statement } from '../db/statement.ts';
import { fail } from '../kernel/errors.ts';
import { unreadTotal } from './queries.ts';

const NEW_NOTICES: Statement = {
  name: 'new-notices',
  text: `
    select count(*)::int as count
      from participants a
      join messages m on m.conversation_id = a.conversation_id and m.seq > a.read_seq
                     and m.sender_id = a.peer_id and m.kind in ('like', 'visit')
     where a.profile_id = $1 and a.hidden_at is null and a.blocked_at is null`,
};

const LIKED: Statement = {
  name: 'liked-profiles',
  text: `
    select distinct p.public_id as "angelId"
      from messages m
      join participants a on a.conversation_id = m.conversation_id and a.profile_id = m.sender_id
      join profiles p on p.id = a.peer_id
     where m.sender_id = $1 and m.kind = 'like' and m.removed_at is null`,
};

/** Likes and visits that a profile has received and not seen yet. */
export async function newNotices(profileId: string): Promise<number> {
  const [row] = await run<{ count: number }>(NEW_NOTICES, [profileId]);
  return row?.count ?? 0;
}

/** What the member's navigation shows. Another member's id answers `not_found`. */
export async function navigation(viewer: MemberViewer, trackerId: string) {
  if (trackerId !== viewer.publicId) fail('not_found');
  const { profileId } = viewer;
  const [unreadMessages, newNotifications, liked] = await Promise.all([
    unreadTotal(profileId),
    newNotices(profileId),
    run<{ angelId: string }>(LIKED, [profileId]),
  ]);
  return { unreadMessages, newNotifications, likedProfiles: liked.map(({ angelId }) => angelId) };
}
