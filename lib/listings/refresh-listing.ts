import type { Db } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { foundAsSql } from '../identity/gender.ts';
import { newSince } from './activity.ts';
import { activityClass, anyShuffle } from './listing-order.ts';
import { interestBits, latitude, longitude, traitBits } from './trait-columns.ts';
import { IS_SHOWN_PHOTO } from '../identity/shown-photos.ts';

const foundAsWhom = Prisma.raw(foundAsSql('p'));

/**
 * Updates listings to match their profiles: members with a confirmed, active account appear on their own
 * brand, all others are removed; hosted profiles stay on the brands they were listed on. The activity class
 * of members who hide their activity changes only at night, so that the order of a search never shows that
 * they came. For functions that change what a listing depends on, inside their transaction.
 */
export async function refreshListings(
  tx: Db,
  profileIds: readonly string[],
  now: Date,
): Promise<void> {
  const ids = [...profileIds];
  await tx.$executeRaw`
    DELETE FROM profile_listings l USING profiles p LEFT JOIN users u ON u.id = p.member_id
    WHERE l.profile_id = ANY(${ids}::uuid[]) AND p.id = l.profile_id AND NOT (
      p.state = 'active' AND p.searchable AND NOT p.incognito AND p.region_id IS NOT NULL AND (p.kind = 'hosted' OR
        (u.state = 'active' AND u.email_confirmed_at IS NOT NULL AND u.brand_id = l.brand_id)))`;
  await tx.$executeRaw`
    INSERT INTO profile_listings AS l (profile_id, brand_id, country, region_id, gender, seeking, kind,
      kind_rank, activity_class, born_on, has_photo, verified_only, listed_at, is_new, last_active_at,
      trait_bits, interest_bits, latitude, longitude, shuffle1, shuffle2, shuffle3, shuffle4)
    SELECT p.id, brand.id, p.country, coalesce(p.travel_region_id, p.region_id), ${foundAsWhom}, p.seeking, p.kind,
      CASE p.kind WHEN 'member' THEN 0 ELSE 1 END,
      ${activityClass(now)},
      ((p.age_given_at AT TIME ZONE 'UTC') - make_interval(years => p.age_given))::date,
      EXISTS (SELECT 1 FROM photos f WHERE f.profile_id = p.id AND ${Prisma.raw(IS_SHOWN_PHOTO)}),
      p.verified_only, coalesce(u.email_confirmed_at, ${now}::timestamptz),
      u.email_confirmed_at IS NULL OR u.email_confirmed_at >= ${newSince(now)}::timestamptz,
      CASE WHEN p.shows_presence THEN p.last_active_at END,
      ${traitBits}, ${interestBits}, ${latitude}, ${longitude},
      ${anyShuffle}, ${anyShuffle}, ${anyShuffle}, ${anyShuffle}
    FROM profiles p
    LEFT JOIN users u ON u.id = p.member_id
    CROSS JOIN LATERAL (
      SELECT u.brand_id AS id WHERE p.kind = 'member'
      UNION ALL
      SELECT known.brand_id FROM profile_listings known
      WHERE known.profile_id = p.id AND p.kind = 'hosted'
    ) brand
    WHERE p.id = ANY(${ids}::uuid[]) AND p.state = 'active' AND p.searchable AND NOT p.incognito
      AND p.region_id IS NOT NULL AND (p.kind = 'hosted' OR (u.state = 'active' AND u.email_confirmed_at IS NOT NULL))
    ON CONFLICT (profile_id, brand_id) DO UPDATE SET
      country = EXCLUDED.country, region_id = EXCLUDED.region_id, gender = EXCLUDED.gender,
      seeking = EXCLUDED.seeking,
      activity_class = CASE WHEN EXCLUDED.kind = 'member' AND EXCLUDED.last_active_at IS NULL
        THEN l.activity_class ELSE EXCLUDED.activity_class END,
      born_on = EXCLUDED.born_on, has_photo = EXCLUDED.has_photo,
      verified_only = EXCLUDED.verified_only, last_active_at = EXCLUDED.last_active_at,
      trait_bits = EXCLUDED.trait_bits, interest_bits = EXCLUDED.interest_bits,
      latitude = EXCLUDED.latitude, longitude = EXCLUDED.longitude`;
}

/** One profile; see `refreshListings`. */
export async function refreshListing(tx: Db, profileId: string, now: Date): Promise<void> {
  await refreshListings(tx, [profileId], now);
}
