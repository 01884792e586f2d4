import { profileColumns } from '../identity/profile-columns.ts';
import type { RowFor } from '../identity/profile-fields.ts';
import { IS_SHOWN_PHOTO } from '../identity/shown-photos.ts';

/** Columns that decide what a presenter shows. */
const DECIDING = ['id', 'seeking', 'textState', 'country'] as const;

/** A profile as the database has it; `withPlaceNames` adds the names of its places. */
export type StoredProfile = RowFor<'others', (typeof DECIDING)[number]> & {
  /** Null also for a member who hides it. */
  readonly lastActiveAt: Date | null;
  /** Keys of the approved photos, the default one first. */
  readonly photoKeys: readonly string[];
};

/** What a presenter needs of a profile. Never sent as it is. */
export type ProfileRow = StoredProfile & {
  readonly regionName: string | null;
  readonly cityName: string | null;
  readonly travelRegionName: string | null;
};

export const PROFILE_COLUMNS = `
  ${profileColumns('others', DECIDING)},
  CASE WHEN p.shows_presence THEN p.last_active_at END AS "lastActiveAt",
  ARRAY(SELECT f.object_key FROM photos f WHERE f.profile_id = p.id AND ${IS_SHOWN_PHOTO}
    ORDER BY f.is_default DESC, f.position, f.id) AS "photoKeys"`;
