import type { MemberViewer } from '../identity/viewer.ts';
import { run } from '../db/statement.ts';
import { fail } from '../kernel/errors.ts';
import { withPlaceNames } from '../places/place-names.ts';
import { PROFILE_COLUMNS, type ProfileRow, type StoredProfile } from './profile-row.ts';
import { recordDisclosures } from '../disclosure/record-disclosures.ts';
import { listedAndSuiting, noticeReveals } from '../identity/suits.ts';

/** What a viewer has to do with a profile. */
export type Relation = {
  readonly inTouch: boolean;
  /** By the viewer. */
  readonly liked: boolean;
  /** In the viewer's list of saved profiles. */
  readonly saved: boolean;
};

const listed = listedAndSuiting({
  profile: 'p.id',
  brand: '$3',
  gender: '$5',
  seeking: '$4',
});

// Listed here and suiting both ways, already written with, or known by a like or visit of theirs, which may
// come from a profile hidden from search; never across a block.
const reachable = {
  name: 'discovery_profile',
  text: `SELECT ${PROFILE_COLUMNS}, touch.yes AS "inTouch",
      EXISTS (SELECT 1 FROM swipes w WHERE w.profile_id = $2 AND w.peer_id = p.id
        AND w.choice = 'like') AS liked,
      EXISTS (SELECT 1 FROM favourites v WHERE v.profile_id = $2 AND v.peer_id = p.id) AS saved
    FROM profiles p
    CROSS JOIN LATERAL (SELECT EXISTS (
      SELECT 1 FROM participants t WHERE t.profile_id = $2 AND t.peer_id = p.id
        AND t.last_message_at IS NOT NULL) AS yes) touch
    WHERE p.public_id = $1 AND p.kind <> 'system' AND p.state <> 'removed' AND p.id <> $2
      AND (touch.yes OR (p.state = 'active' AND (${listed} OR EXISTS (
        SELECT 1 FROM participants t JOIN users u ON u.id = p.member_id AND u.state = 'active'
        WHERE t.profile_id = $2 AND t.peer_id = p.id AND t.last_notice_at IS NOT NULL
          AND ${noticeReveals('$2')}))))
      AND NOT EXISTS (
        SELECT 1 FROM participants t WHERE t.blocked_at IS NOT NULL
          AND ((t.profile_id = $2 AND t.peer_id = p.id) OR (t.profile_id = p.id AND t.peer_id = $2)))`,
};

/** A profile that a member may see, or none. Records no disclosure, so its content may not be shown as a profile. */
export function reachableProfile(
  { profileId, brandId, seeking, gender }: MemberViewer,
  publicId: string,
): Promise<readonly (StoredProfile & Relation)[]> {
  return run<StoredProfile & Relation>(reachable, [publicId, profileId, brandId, seeking, gender]);
}

/**
 * A profile for a member who may see it. Records the disclosure of a hosted profile. Raises `not_found` for
 * every profile the member cannot act on: unknown, blocked either way, unlisted, not suiting.
 */
export async function showProfile(
  viewer: MemberViewer,
  publicId: string,
  now: Date,
): Promise<ProfileRow & Relation> {
  const [row = fail('not_found')] = await withPlaceNames(await reachableProfile(viewer, publicId));
  await recordDisclosures(viewer.memberId, [row], 'profile', now);
  return row;
}
