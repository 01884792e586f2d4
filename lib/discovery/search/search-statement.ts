import type { Statement } from '../../db/statement.ts';
import { SHUFFLE_END, type ShuffleStart } from '../../listings/shuffle.ts';
import { PROFILE_COLUMNS } from '../profile-row.ts';
import { bandCondition, ranges, type SearchOrder } from './orders.ts';
import { TRAIT_PARAMETERS, traitConditions } from './trait-conditions.ts';
import { CHOSEN, unseen, type Purpose } from './unseen.ts';
import { SEARCH_PAGE_SIZE } from '../limits.ts';

/**
 * Which statement a search runs. Each is planned once, so variants that would need another plan are separate
 * statements.
 */
export type Kind = {
  readonly purpose: Purpose;
  readonly column: ShuffleStart['column'];
  readonly order: SearchOrder;
  /** Only members who are online now. */
  readonly here: boolean;
  /** Only members listed in the last days, for which a small index exists. */
  readonly fresh: boolean;
  /** Only those who gave some answers, or have several photos. */
  readonly traits: boolean;
};

const SIZE = String(SEARCH_PAGE_SIZE);

// Listings lag behind, so the profile's value decides.
const HERE = `JOIN profiles p ON p.id = x.profile_id AND p.last_active_at >= $21::timestamptz
      AND x.last_active_at >= $22::timestamptz`;

// One row for each part: of three lists the planner would expect a thousand rows, and read all ranges before it sorts.
const PARTS = 'unnest($3::gender[], $4::gender[], $5::int[]) AS s (gender, seeking, region_id)';

type Stream = {
  readonly rank: 0 | 1;
  readonly after: 11 | 14;
  readonly limit: string;
  /** Conditions on answers, and on the band of a range, or nothing. */
  readonly traits: string;
  readonly band: string;
};

/** What every row of a stream must fulfil, beside its place in the order. */
function conditions({ purpose, fresh }: Kind, { rank, traits }: Stream): string {
  return `x.brand_id = $2 AND x.region_id = s.region_id AND x.gender = s.gender AND x.seeking = s.seeking
      AND x.kind_rank = ${String(rank)}
      AND x.born_on > $7::date AND x.born_on <= $8::date
      AND (x.has_photo OR NOT $9::bool) AND x.listed_at >= $10::timestamptz ${traits}
      ${fresh ? 'AND x.is_new' : ''} ${purpose === 'find' ? '' : 'AND chosen.yes IS NULL'}
      AND x.profile_id <> $1 AND x.profile_id NOT IN (SELECT id FROM unseen)`;
}

const joins = ({ purpose, here }: Kind): string =>
  `${here ? HERE : ''} ${purpose === 'find' ? '' : CHOSEN}`;

/**
 * The first rows of a stream. Its order is (activity class, position in the circular order of shuffle
 * numbers); the circle begins at the shuffle's start, so each class consists of two index ranges per region, gender
 * and what that gender seeks, and of as many in each band of an order by bands. `ord` numbers them. They are read in that order, and no further
 * than the limit needs. `after` numbers the three parameters of the position that the rows follow.
 */
function shuffled(kind: Kind, order: Exclude<SearchOrder, 'new'>, stream: Stream): string {
  const { after, limit, band } = stream;
  const number = `x.shuffle${String(kind.column)}`;
  const [ord, key, id] = [after, after + 1, after + 2].map((place) => `$${String(place)}`);
  const values = ranges(order, kind.here).map(
    (one) => `(${[one.ord, one.activityClass, one.part, one.band].join(', ')})`,
  );
  return `
  SELECT s.ord, l.key, l.id FROM (
    SELECT ord, activity_class, band, region_id, gender, seeking,
      coalesce(CASE ord WHEN ${ord}::int THEN ${key}::int END,
        CASE part WHEN 0 THEN $6::int - 1 ELSE -1 END) AS after,
      CASE part WHEN 0 THEN ${String(SHUFFLE_END)} ELSE $6::int END AS high
    FROM (VALUES ${values.join(', ')}) AS ranges (ord, activity_class, part, band),
      ${PARTS}
    WHERE ord >= ${ord}::int ORDER BY ord
  ) s CROSS JOIN LATERAL (
    SELECT ${number} AS key, x.profile_id AS id FROM profile_listings x ${joins(kind)}
    WHERE ${conditions(kind, stream)}
      AND x.activity_class = s.activity_class ${band}
      AND (${number}, x.profile_id) > (s.after, ${id}::uuid) AND ${number} < s.high
    ORDER BY ${number}, x.profile_id LIMIT ${limit}
  ) l
  ORDER BY s.ord, l.key, l.id LIMIT ${limit}`;
}

/** The first members by the time of their listing, the latest first: one index range per region, gender and what it seeks. Its key is in milliseconds. */
function newest(kind: Kind, stream: Stream): string {
  const { after, limit } = stream;
  const [ord, key, id] = [after, after + 1, after + 2].map((place) => `$${String(place)}`);
  return `
  SELECT 0 AS ord, (extract(epoch FROM l.at) * 1000)::float8 AS key, l.id
  FROM ${PARTS} CROSS JOIN LATERAL (
    SELECT x.listed_at AS at, x.profile_id AS id FROM profile_listings x ${joins(kind)}
    WHERE ${conditions(kind, stream)} AND x.kind = 'member' AND ${ord}::int = 0
      AND (x.listed_at, x.profile_id)
        < (coalesce(to_timestamp(${key}::float8 / 1000), 'infinity'), ${id}::uuid)
    ORDER BY x.listed_at DESC, x.profile_id DESC LIMIT ${limit}
  ) l
  ORDER BY l.at DESC, l.id DESC LIMIT ${limit}`;
}

/** The first parameter of the answers, and of the bands behind them. */
function firstParameters({ here, traits }: Kind): {
  readonly traits: number;
  readonly band: number;
} {
  const first = here ? 23 : 21;
  return { traits: first, band: first + (traits ? TRAIT_PARAMETERS : 0) };
}

/**
 * Skips the rows before a page, then takes the page: members first, hosted profiles in the remaining and the
 * reserved places, always in the varied order, since they are neither near nor active nor new. Parameters: $1
 * viewer, $2 brand, $3 to $5 the parts of the
 * search (`partsOf`), $6 start of the shuffle, $7 and $8 birthdays, $9 with
 * photo, $10 listed since, $11–$13 and $14–$16 positions of members and hosted, $17 rows to skip,
 * $18 places reserved for hosted, $19 hosted rows shown before, $20 hosted wanted; where the kind has them $21
 * active since, $22 the same for listings; then the bits of answers, then what bounds the bands.
 */
function statement(kind: Kind): Statement {
  const { order } = kind;
  const first = firstParameters(kind);
  const traits = kind.traits ? traitConditions(first.traits) : '';
  const stream: Stream = {
    rank: 0,
    after: 11,
    limit: `$17::int + ${SIZE}`,
    traits,
    band: bandCondition(order, first.band),
  };
  const members = order === 'new' ? newest(kind, stream) : shuffled(kind, order, stream);
  const hosted = shuffled({ ...kind, here: false }, 'varied', {
    rank: 1,
    after: 14,
    limit: '(SELECT n FROM hosted_limit)',
    traits,
    band: '',
  });
  const place = order === 'new' ? 'key DESC, id DESC' : 'ord, key, id';
  return {
    name: `discovery_${keyOf(kind)}`,
    text: `
WITH unseen AS MATERIALIZED (${unseen[kind.purpose]}),
members AS MATERIALIZED (
  SELECT ord, key, id, row_number() OVER (ORDER BY ${place}) AS place FROM (${members}) m
), hosted_limit AS MATERIALIZED (
  SELECT CASE WHEN $20::bool THEN $19::int
    + greatest($18::int, $17::int + ${SIZE} - (SELECT count(*) FROM members)) ELSE 0 END AS n
), hosted AS MATERIALIZED (
  SELECT ord, key, id, row_number() OVER (ORDER BY ord, key, id) - $19::int AS place
  FROM (${hosted}) h
), page AS MATERIALIZED (
  SELECT greatest(0, least(m, $17 - reserved)) AS low, least(m, $17 + ${SIZE} - reserved) AS high
  FROM (SELECT count(*) AS m FROM members) counted,
    (SELECT least($18::int, count(*)) AS reserved FROM hosted) places
), found AS (
  SELECT 0 AS kind_rank, ord, key, id, place FROM members, page
    WHERE place > low AND place <= high
  UNION ALL
  SELECT 1, ord, key, id, place FROM hosted, page
    WHERE place > $17 - low AND place <= $17 + ${SIZE} - high
)
SELECT found.ord, found.key, found.kind_rank AS "kindRank", ${PROFILE_COLUMNS}
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

function keyOf({ purpose, column, order, here, fresh, traits }: Kind): string {
  const parts = [order !== 'varied' && order, here && 'here', fresh && 'fresh', traits && 'traits'];
  return [purpose, String(column), ...parts.filter((part) => part !== false)].join('_');
}
