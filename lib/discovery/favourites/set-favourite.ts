import { run, type Statement } from '../../db/statement.ts';
import { fail } from '../../kernel/errors.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { reachableProfile } from '../show-profile.ts';

// The locks on both accounts exclude their erasure, which would not find the new row.
const SAVE: Statement = {
  name: 'favourite-save',
  text: `
    with owner as (select id from users where id = $1 and state = 'active' for share),
    saved as (
      select u.id from users u join profiles p on p.member_id = u.id
       where p.id = $3 and u.state <> 'erased' for share of u)
    insert into favourites (profile_id, peer_id, saved_at)
    select $2::uuid, p.id, $4::timestamptz from owner, profiles p
     where p.id = $3 and (p.member_id is null or exists (select from saved))
    on conflict do nothing`,
};

const REMOVE: Statement = {
  name: 'favourite-remove',
  text: `
    delete from favourites f using profiles p
     where f.profile_id = $1 and f.peer_id = p.id and p.public_id = $2`,
};

/**
 * A member saves a profile that they may see, or removes one from their list, also one that they no longer see. Only
 * the member sees the list; nobody is notified. A repetition changes nothing. Raises `not_found` for a profile that the
 * member may not see.
 */
export async function setFavourite(
  { viewer, angelId, saved }: { viewer: MemberViewer; angelId: string; saved: boolean },
  now: Date,
): Promise<void> {
  const { memberId, profileId } = viewer;
  if (!saved) {
    await run(REMOVE, [profileId, angelId]);
    return;
  }
  const [{ id } = fail('not_found')] = await reachableProfile(viewer, angelId);
  await run(SAVE, [memberId, profileId, id, now]);
}
