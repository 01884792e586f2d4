import { run, type Statement } from '../db/statement.ts';
import { withPlaceNames } from '../places/place-names.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { PROFILE_COLUMNS, type ProfileRow, type StoredProfile } from './profile-row.ts';

const OWN: Statement = {
  name: 'discovery_own_profile',
  text: `SELECT ${PROFILE_COLUMNS} FROM profiles p WHERE p.id = $1`,
};

/** The row of the member's own profile, as presenters of others' profiles need it. */
export async function ownPublicProfile({ profileId }: MemberViewer): Promise<ProfileRow> {
  const [row] = await withPlaceNames(await run<StoredProfile>(OWN, [profileId]));
  if (!row) throw new Error('member has no profile');
  return row;
}
