/** What a presenter needs of a profile, read in one go. Never sent as it is. */
export type ProfileRow = {
  readonly id: string;
  readonly publicId: string;
  readonly kind: 'member' | 'hosted' | 'system';
  readonly answeredBy: readonly string[];
  readonly screenName: string;
  readonly gender: 'man' | 'woman';
  readonly seeking: 'man' | 'woman';
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
  readonly regionName: string | null;
  readonly cityName: string | null;
  readonly verifiedOnly: boolean;
  readonly lastActiveAt: Date | null;
  /** Keys of the approved photos, the default one first. */
  readonly photoKeys: readonly string[];
};

export const PROFILE_COLUMNS = `
  p.id, p.public_id AS "publicId", p.kind, p.answered_by AS "answeredBy",
  p.screen_name AS "screenName", p.gender, p.seeking, p.age_given AS "ageGiven",
  p.age_given_at AS "ageGivenAt", p.about, p.looking_for AS "lookingFor", p.text_state AS "textState",
  p.hair_color AS "hairColor", p.height_cm AS "heightCm", p.weight_kg AS "weightKg", p.country,
  p.region_id AS "regionId", r.name AS "regionName", c.name AS "cityName",
  p.verified_only AS "verifiedOnly", p.last_active_at AS "lastActiveAt", pictures.keys AS "photoKeys"`;

export const PROFILE_JOINS = `
  LEFT JOIN regions r ON r.id = p.region_id
  LEFT JOIN cities c ON c.id = p.city_id
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(f.object_key ORDER BY f.is_default DESC, f.position, f.id), '{}') AS keys
    FROM photos f WHERE f.profile_id = p.id AND f.state = 'approved'
  ) pictures`;
