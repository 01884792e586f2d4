import { run, type Statement } from '../db/statement.ts';

const LIKED: Statement = {
  name: 'liked-profiles',
  text: `
    select p.public_id as "angelId" from swipes s join profiles p on p.id = s.peer_id
     where s.profile_id = $1 and s.choice = 'like' and p.state <> 'removed' order by s.at desc`,
};

/** Public ids of the profiles that a member likes, newest first. */
export async function likedProfiles(profileId: string): Promise<readonly string[]> {
  const rows = await run<{ angelId: string }>(LIKED, [profileId]);
  return rows.map(({ angelId }) => angelId);
}
