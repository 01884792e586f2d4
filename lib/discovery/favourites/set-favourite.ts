import { run, type Statement } from '../../db/statement.ts';
import { fail, failField } from '../../kernel/errors.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { reachableProfile } from '../show-profile.ts';

// The lock on the account excludes its erasure, which would not find the new row.
const SAVE: Statement = {
  name: 'favourite-save',
  text: `
    with owner as (select id from users where id = $1 and state = 'active' for share)
    insert into favourites (profile_id, peer_id, saved_at)
    select $2::uuid, $3::uuid, $4::timestamptz from owner
    on conflict do nothing`,
};

const REMOVE: Statement = {
  name: 'favourite-remove',
  text: `
    delete from favourites f using profiles p
     where f.profile_id = $1 and f.peer_id = p.id and p.public_id = $2`,
};

/**
 * A member saves a hosted profile that they may see, or removes one from their list, also one that they no longer
 * see. Only the member sees the list; nobody is notified. A repetition changes nothing. Raises `not_found` for a
 * profile that the member may not see, `input_invalid` for a member's, which is liked instead.
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
  const [{ id, kind } = fail('not_found')] = await reachableProfile(viewer, angelId);
  if (kind !== 'hosted') failField('angelId', 'input_invalid');
  await run(SAVE, [memberId, profileId, id, now]);
}
