import type { MemberViewer } from '../accounts/viewer.ts';
import { run } from '../db/statement.ts';
import { fail } from '../kernel/errors.ts';
import { PROFILE_COLUMNS, PROFILE_JOINS, type ProfileRow } from './profile-row.ts';
import { recordDisclosures } from './record-disclosures.ts';

type Reachable = ProfileRow & { readonly inTouch: boolean };

// Listed here and suiting both ways, or already written with; never across a block.
const reachable = {
  name: 'discovery_profile',
  text: `SELECT ${PROFILE_COLUMNS}, touch.yes AS "inTouch"
    FROM profiles p ${PROFILE_JOINS}
    CROSS JOIN LATERAL (SELECT EXISTS (
      SELECT 1 FROM participants t WHERE t.profile_id = $2 AND t.peer_id = p.id
        AND t.last_message_at IS NOT NULL) AS yes) touch
    WHERE p.public_id = $1 AND p.kind <> 'system' AND p.state <> 'removed' AND p.id <> $2
      AND (touch.yes OR (p.state = 'active' AND EXISTS (
        SELECT 1 FROM profile_listings l WHERE l.profile_id = p.id AND l.brand_id = $3
          AND l.gender = $4 AND l.seeking = $5)))
      AND NOT EXISTS (
        SELECT 1 FROM participants t WHERE t.blocked_at IS NOT NULL
          AND ((t.profile_id = $2 AND t.peer_id = p.id) OR (t.profile_id = p.id AND t.peer_id = $2)))`,
};

/**
 * Somebody's profile for a member who may see it. Writes the disclosure of a hosted profile. Raises
 * `not_found` for everyone the member cannot act on: unknown, blocked either way, unlisted, not suiting.
 */
export async function showProfile(
  viewer: MemberViewer,
  publicId: string,
  now: Date,
): Promise<Reachable> {
  const { profileId, brandId, seeking, gender } = viewer;
  const values = [publicId, profileId, brandId, seeking, gender];
  const row = (await run<Reachable>(reachable, values))[0] ?? fail('not_found');
  await recordDisclosures(viewer.memberId, [row], 'profile', now);
  return row;
}
