import { run, type Statement } from '../db/statement.ts';
import { bornBetween, type Filters } from './filters.ts';
import type { Deal } from './deal.ts';
import type { Segment } from './segments.ts';
import { PROFILE_COLUMNS, PROFILE_JOINS, type ProfileRow } from './profile-row.ts';

export type FoundRow = ProfileRow & {
  readonly ord: number;
  readonly shuffle: number;
  readonly kindRank: 0 | 1;
};

export type Who = {
  readonly profileId: string;
  readonly brandId: string;
  /** Whom the search shows, and whom these must be looking for. */
  readonly gender: 'man' | 'woman';
  readonly seeking: 'man' | 'woman';
};

/**
 * Walks the index ranges of the wanted streams and takes the first rows of each stream that nobody
 * blocked, ready to be presented. Parameters: $1 who asks, $2 brand, $3 gender, $4 seeking, $5–$12 the
 * segments, $13 and $14 birthdays, $15 with photo, $16 rows of each stream, $17 leave out peers in touch.
 */
function statement(column: 1 | 2 | 3 | 4): Statement {
  return {
    name: `discovery_search_${column}`,
    text: `
WITH unseen AS MATERIALIZED (
  SELECT peer_id AS id FROM participants WHERE profile_id = $1 AND (blocked_at IS NOT NULL OR $17)
  UNION SELECT profile_id FROM participants WHERE peer_id = $1 AND blocked_at IS NOT NULL
), found AS (
  SELECT l.id, l.shuffle, s.ord, s.kind_rank,
    row_number() OVER (PARTITION BY s.kind_rank ORDER BY s.ord, l.shuffle, l.id) AS place
  FROM unnest($5::int[], $6::int[], $7::int[], $8::int[], $9::int[], $10::int[], $11::int[], $12::uuid[])
    AS s (ord, region_id, kind_rank, activity_class, low, high, after_shuffle, after_id)
  CROSS JOIN LATERAL (
    SELECT x.profile_id AS id, x.shuffle${column} AS shuffle
    FROM profile_listings x
    WHERE x.brand_id = $2 AND x.region_id = s.region_id AND x.gender = $3 AND x.seeking = $4
      AND x.kind_rank = s.kind_rank AND x.activity_class = s.activity_class
      AND x.shuffle${column} >= s.low AND x.shuffle${column} < s.high
      AND (x.shuffle${column}, x.profile_id) > (s.after_shuffle, s.after_id)
      AND x.born_on > $13::date AND x.born_on <= $14::date
      AND (x.has_photo OR NOT $15)
      AND x.profile_id <> $1
      AND NOT EXISTS (SELECT 1 FROM unseen u WHERE u.id = x.profile_id)
    ORDER BY x.shuffle${column}, x.profile_id
    LIMIT $16
  ) l
)
SELECT found.ord, found.shuffle, found.kind_rank AS "kindRank", ${PROFILE_COLUMNS}
FROM found JOIN profiles p ON p.id = found.id ${PROFILE_JOINS}
WHERE found.place <= $16
ORDER BY found.kind_rank, found.place`,
  };
}

const statements = { 1: statement(1), 2: statement(2), 3: statement(3), 4: statement(4) } as const;

export type Reading = {
  readonly who: Who;
  readonly deal: Deal;
  readonly segments: readonly Segment[];
  readonly filters: Filters;
  /** Rows of each stream. */
  readonly rows: number;
  readonly withoutPeers: boolean;
  readonly now: Date;
};

/** The next rows of each stream, members first, in the order of the deal. */
export async function readStreams(reading: Reading): Promise<FoundRow[]> {
  const { who, deal, segments, filters, rows, withoutPeers, now } = reading;
  if (segments.length === 0) return [];
  const [bornAfter, bornUpTo] = bornBetween(filters, now);
  return run<FoundRow>(statements[deal.column], [
    who.profileId,
    who.brandId,
    who.gender,
    who.seeking,
    segments.map(({ ord }) => ord),
    segments.map(({ regionId }) => regionId),
    segments.map(({ kindRank }) => kindRank),
    segments.map(({ activityClass }) => activityClass),
    segments.map(({ low }) => low),
    segments.map(({ high }) => high),
    segments.map(({ afterShuffle }) => afterShuffle),
    segments.map(({ afterId }) => afterId),
    bornAfter,
    bornUpTo,
    filters.withPhoto,
    rows,
    withoutPeers,
  ]);
}
