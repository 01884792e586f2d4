import type { Gender, ProfileKind } from '../db/generated/enums.ts';

/** What a presenter needs of a profile. Never sent as it is. */
export type ProfileRow = {
  readonly id: string;
  readonly publicId: string;
  readonly kind: ProfileKind;
  readonly answeredBy: readonly string[];
  readonly screenName: string;
  readonly gender: Gender;
  readonly seeking: Gender;
  readonly ageGiven: number;
  readonly ageGivenAt: Date;
  readonly about: string;
  readonly lookingFor: string;
  readonly textState: string;
  readonly hairColor: string | null;
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  readonly country: string;
  readonly regionId: number | null;
  readonly cityId: number | null;
  readonly regionName: string | null;
  readonly cityName: string | null;
  readonly verifiedOnly: boolean;
  /** Null also for a member who hides it. */
  readonly lastActiveAt: Date | null;
  /** Keys of the approved photos, the default one first. */
  readonly photoKeys: readonly string[];
};

/** A profile as the database has it; `withPlaceNames` adds the names of its places. */
export type StoredProfile = Omit<ProfileRow, 'regionName' | 'cityName'>;

export const PROFILE_COLUMNS = `
  p.id, p.public_id AS "publicId", p.kind, p.answered_by::text[] as "answeredBy",
  p.screen_name AS "screenName", p.gender, p.seeking, p.age_given AS "ageGiven",
  p.age_given_at AS "ageGivenAt", p.about, p.looking_for AS "lookingFor", p.text_state AS "textState",
  p.hair_color AS "hairColor", p.height_cm AS "heightCm", p.weight_kg AS "weightKg", p.country,
  p.region_id AS "regionId", p.city_id AS "cityId",
  p.verified_only AS "verifiedOnly",
  CASE WHEN p.shows_presence THEN p.last_active_at END AS "lastActiveAt",
  ARRAY(SELECT f.object_key FROM photos f WHERE f.profile_id = p.id AND f.state = 'approved'
    ORDER BY f.is_default DESC, f.position, f.id) AS "photoKeys"`;
