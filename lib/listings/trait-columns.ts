import { Prisma } from '../db/generated/client.ts';
import { SEVERAL_PHOTOS } from './limits.ts';
import {
  CHILDREN_BITS,
  INTENT_BITS,
  INTEREST_BITS,
  LANGUAGE_BITS,
  PHOTO_CHECKED_BIT,
  SEVERAL_PHOTOS_BIT,
  SMOKING_BITS,
} from './traits.ts';
import { IS_SHOWN_PHOTO } from '../identity/shown-photos.ts';

type Bits = Readonly<Record<string, number>>;

function whens(bits: Bits): string {
  return Object.entries(bits)
    .map(([value, bit]) => `WHEN '${value}' THEN ${String(2 ** bit)}::bigint`)
    .join(' ');
}

function bitOf(column: string, bits: Bits): string {
  return `CASE ${column} ${whens(bits)} ELSE 0 END`;
}

function bitsOf(column: string, bits: Bits): string {
  return `(SELECT coalesce(bit_or(CASE value ${whens(bits)} END), 0) FROM unnest(${column}) AS value)`;
}

const SEVERAL = `CASE WHEN (SELECT count(*) FROM photos f
    WHERE f.profile_id = p.id AND ${IS_SHOWN_PHOTO}) >= ${String(SEVERAL_PHOTOS)}
    THEN ${String(2 ** SEVERAL_PHOTOS_BIT)}::bigint ELSE 0 END`;

const PHOTO_CHECKED = `CASE WHEN p.photo_checked_at IS NOT NULL
    THEN ${String(2 ** PHOTO_CHECKED_BIT)}::bigint ELSE 0 END`;

/** The answers and photos of a profile `p` that a search filters by. */
export const traitBits = Prisma.raw(
  [
    bitOf('p.dating_intent', INTENT_BITS),
    bitOf('p.children', CHILDREN_BITS),
    bitOf('p.smoking', SMOKING_BITS),
    bitsOf('p.spoken_languages', LANGUAGE_BITS),
    SEVERAL,
    PHOTO_CHECKED,
  ].join(' | '),
);

/** The interests of a profile `p`. */
export const interestBits = Prisma.raw(bitsOf('p.interests', INTEREST_BITS));

/** SQL: the town from which a profile `p` is near or far: its own, or the largest one of the region that it visits. */
export const TOWN_OF_PROFILE = `CASE WHEN p.travel_region_id IS NULL THEN p.city_id ELSE (
    SELECT t.id FROM cities t WHERE t.region_id = p.travel_region_id AND t.latitude IS NOT NULL
     ORDER BY t.population DESC, t.id LIMIT 1) END`;

const degrees = (axis: string): Prisma.Sql =>
  Prisma.raw(
    `(SELECT round(c.${axis} * 100)::smallint FROM cities c WHERE c.id = ${TOWN_OF_PROFILE})`,
  );

/** The centre of the town of a profile `p`, in hundredths of a degree; of the largest town of the region that it visits. */
export const latitude = degrees('latitude');
export const longitude = degrees('longitude');
