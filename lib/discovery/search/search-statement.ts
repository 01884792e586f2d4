import type { Statement } from '../../db/statement.ts';
import { SHUFFLE_END, type ShuffleStart } from '../../listings/shuffle.ts';
import { PROFILE_COLUMNS } from '../profile-row.ts';
import { traitConditions } from './trait-conditions.ts';
import { CHOSEN, unseen, type Purpose } from './unseen.ts';
import { SEARCH_PAGE_SIZE } from '../limits.ts';

/**
 * Which statement a search runs. Each is planned once, so variants that would need another plan are separate
 * statements.
 */
export type Kind = {
  readonly purpose: Purpose;
  readonly column: ShuffleStart['column'];
  /** Only members who are online now. */
  readonly here: boolean;
  /** Only members listed in the last days, for which a small index exists. */
  readonly fresh: boolean;
  /** Only those who gave some answers, or have several photos. */
  readonly traits: boolean;
};

const SIZE = String(SEARCH_PAGE_SIZE);

// Listings lag behind, so the profile's value decides.
const HERE = `JOIN profiles p ON p.id = x.profile_id AND p.last_active_at >= $22::timestamptz
      AND x.last_active_at >= $23::timestamptz`;

type Stream = {
  readonly rank: 0 | 1;
  readonly after: 12 | 15;
  readonly limit: string;
  /** Conditions on answers, or nothing. */
  readonly traits: string;
};

/**
 * The first rows of a stream. Its order is (activity class, position in the circular order of shuffle
 * numbers); the circle begins at the shuffle's start, so each class consists of two index ranges per region.
 * `ord` numbers them: class × 2, plus one for the part before the start. They are read in that order, and no
 * further than the limit needs. `after` numbers the three parameters of the position that the rows follow.
 */
function stream(kind: Kind, { rank, after, limit, traits }: Stream): string {
  const { purpose, column, here, fresh } = kind;
  const number = `x.shuffle${String(column)}`;
  const [ord, shuffle, id] = [after, after + 1, after + 2].map((place) => `$${String(place)}`);
  return `
  SELECT s.ord, l.shuffle, l.id FROM (
    SELECT ord, region_id,
      coalesce(CASE ord WHEN ${ord}::int THEN ${shuffle}::int END,
        CASE ord % 2 WHEN 0 THEN $6::int - 1 ELSE -1 END) AS after,
      CASE ord % 2 WHEN 0 THEN ${String(SHUFFLE_END)} ELSE $6::int END AS high
    FROM (VALUES (0), (1), (2), (3), (4), (5), (6), (7)) AS ranges (ord), unnest($5::int[]) AS region_id
    WHERE ord BETWEEN ${ord}::int AND $11::int ORDER BY ord
  ) s CROSS JOIN LATERAL (
    SELECT ${number} AS shuffle, x.profile_id AS id FROM profile_listings x
      ${here ? HERE : ''} ${purpose === 'match' ? CHOSEN : ''}
    WHERE x.brand_id = $2 AND x.region_id = s.region_id AND x.gender = $3 AND x.seeking = $4
      AND x.kind_rank = ${String(rank)} AND x.activity_class = s.ord / 2
      AND (${number}, x.profile_id) > (s.after, ${id}::uuid) AND ${number} < s.high
      AND x.born_on > $7::date AND x.born_on <= $8::date
      AND (x.has_photo OR NOT $9::bool) AND x.listed_at >= $10::timestamptz ${traits}
      ${fresh ? 'AND x.is_new' : ''} ${purpose === 'match' ? 'AND chosen.yes IS NULL' : ''}
      AND x.profile_id <> $1 AND x.profile_id NOT IN (SELECT id FROM unseen)
    ORDER BY ${number}, x.profile_id LIMIT ${limit}
  ) l
  ORDER BY s.ord, l.shuffle, l.id LIMIT ${limit}`;
}

/**
 * Skips the rows before a page, then takes the page: members first, hosted profiles in the remaining and the
 * reserved places. Parameters: $1 viewer, $2 brand, $3 gender, $4 seeking, $5 regions, $6 start of the
 * shuffle, $7 and $8 birthdays, $9 with photo, $10 listed since, $11 last range, $12–$14 and $15–$17
 * positions of members and hosted, $18 rows to skip, $19 places reserved for hosted, $20 hosted rows shown
 * before, $21 hosted wanted; where the kind has them $22 active since, $23 the same for listings, and then the
 * bits of answers.
 */
function statement(kind: Kind): Statement {
  const traits = kind.traits ? traitConditions(kind.here ? 24 : 22) : '';
  const members = stream(kind, { rank: 0, after: 12, limit: `$18::int + ${SIZE}`, traits });
  const hosted = stream(
    { ...kind, here: false },
    { rank: 1, after: 15, limit: '(SELECT n FROM hosted_limit)', traits },
  );
  return {
    name: `discovery_${keyOf(kind)}`,
    text: `
WITH unseen AS MATERIALIZED (${unseen[kind.purpose]}),
members AS MATERIALIZED (
  SELECT ord, shuffle, id, row_number() OVER (ORDER BY ord, shuffle, id) AS place FROM (${members}) m
), hosted_limit AS MATERIALIZED (
  SELECT CASE WHEN $21::bool THEN $20::int
    + greatest($19::int, $18::int + ${SIZE} - (SELECT count(*) FROM members)) ELSE 0 END AS n
), hosted AS MATERIALIZED (
  SELECT ord, shuffle, id, row_number() OVER (ORDER BY ord, shuffle, id) - $20::int AS place
  FROM (${hosted}) h
), page AS MATERIALIZED (
  SELECT greatest(0, least(m, $18 - reserved)) AS low, least(m, $18 + ${SIZE} - reserved) AS high
  FROM (SELECT count(*) AS m FROM members) counted,
    (SELECT least($19::int, count(*)) AS reserved FROM hosted) places
), found AS (
  SELECT 0 AS kind_rank, ord, shuffle, id, place FROM members, page
    WHERE place > low AND place <= high
  UNION ALL
  SELECT 1, ord, shuffle, id, place FROM hosted, page
    WHERE place > $18 - low AND place <= $18 + ${SIZE} - high
)
SELECT found.ord, found.shuffle, found.kind_rank AS "kindRank", ${PROFILE_COLUMNS}
FROM found JOIN profiles p ON p.id = found.id
ORDER BY found.kind_rank, found.place`,
  };
}

const made = new Map<string, Statement>();

/** The statement of a kind of search, always the same object, so that the database plans it once. */
export function searchStatement(kind: Kind): Statement {
  const key = keyOf(kind);
  const known = made.get(key);
  if (known !== undefined) return known;
  const fresh = statement(kind);
  made.set(key, fresh);
  return fresh;
}

function keyOf({ purpose, column, here, fresh, traits }: Kind): string {
  const parts = [here && 'here', fresh && 'fresh', traits && 'traits'];
  return [purpose, String(column), ...parts.filter((part) => part !== false)].join('_');
}
