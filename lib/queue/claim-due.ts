import pLimit from 'p-limit';
import type { QueryResultRow } from 'pg';
import { brandsElsewhere } from '../brands/served-brands.ts';
import { run, type Statement } from '../db/statement.ts';
import { after, clock } from '../kernel/clock.ts';

/** Rows of one table that fall due: which they are, and for how long a claim reserves them. All parts are our own SQL. */
export type DueRows = {
  /** Of the prepared statement. */
  readonly name: string;
  readonly table: string;
  /** Primary key; `id` by default. */
  readonly key?: string;
  /**
   * The brand of a row, over the columns of the table: rows of a paused brand wait, since another database may have
   * them too. Null where a row has none.
   */
  readonly brand: string | null;
  /** Column with the time at which a row is due. A claim moves it to the end of the lease. */
  readonly due: string;
  /** The due time of rows whose column is still empty. */
  readonly dueByDefault?: string;
  /** Condition for waiting rows, written as in the partial index of the due column; `$1` is the present time. */
  readonly where: string;
  /** Longer than the longest call that it covers: a claimed row falls due again when its process has died. */
  readonly leaseMs: number;
  /** Column that counts the claims. */
  readonly attempts?: string;
  /** Multiplies the lease, over the row `due` as it was before the claim. */
  readonly leaseTimes?: string;
  /** Further assignments, over the row `due` as it was before the claim. */
  readonly set?: string;
  /** Columns of the claimed row `t`, or of the row `due` as it was before the claim. */
  readonly returning: string;
};

/**
 * SQL: this cell serves the brand of a row, which is not paused. A filter of the rows in the order of their index, not a
 * join.
 */
function isServed({ brand }: DueRows): string {
  if (brand === null) return 'true';
  const others = brandsElsewhere().map((id) => `'${id}'`);
  const elsewhere = others.length === 0 ? '' : ` || array[${others.join(', ')}]`;
  return `(${brand} = any (array(select brand_id from brand_pauses)${elsewhere})) is not true`;
}

/**
 * `no key update` is the lock that the update takes itself: two claims skip each other's rows, and rows that
 * refer to a claimed one can be inserted meanwhile.
 */
export function claimStatement(rows: DueRows): Statement {
  const { name, table, key = 'id', due, dueByDefault, where, returning } = rows;
  const dueAt = dueByDefault === undefined ? due : `coalesce(${due}, ${dueByDefault})`;
  const lease = `make_interval(secs => $3::float8 * ${rows.leaseTimes ?? '1'})`;
  const counted =
    rows.attempts === undefined ? '' : `, ${rows.attempts} = due.${rows.attempts} + 1`;
  const set = rows.set === undefined ? '' : `, ${rows.set}`;
  return {
    name,
    text: `
    with due as materialized (
      select * from ${table} where ${where} and ${isServed(rows)} and ${dueAt} <= $1::timestamptz
       order by ${dueAt} limit $2 for no key update skip locked)
    update ${table} t set ${due} = $1::timestamptz + ${lease}${counted}${set}
      from due where t.${key} = due.${key}
    returning t.${key}::text as "leaseKey", t.${due} as "leasedUntil", ${returning}`,
  };
}

/**
 * A claim of one row. The end of its lease is the fencing token: the due column has this value for as long as
 * the claim holds, and each later claim has a later one. A statement that finishes or postpones the row names
 * it in its condition, and so changes nothing once the row was claimed or scheduled again.
 */
export type Leased = { readonly leaseKey: string; readonly leasedUntil: Date };

/**
 * Claims at most `limit` due rows for this process: their due time moves to the end of the lease, so that no
 * lock is held while they are processed, and a crash only delays them.
 */
export function claimDue<Row extends QueryResultRow>(
  rows: DueRows,
  now: Date,
  limit: number,
): Promise<(Row & Leased)[]> {
  return run<Row & Leased>(claimStatement(rows), [now, limit, rows.leaseMs / 1_000]);
}

function renewStatement(rows: DueRows): Statement {
  const { name, table, key = 'id', due } = rows;
  return {
    name: `renew-${name}`,
    text: `
    update ${table} set ${due} = $3 where ${key} = $1 and ${due} = $2 and ${isServed(rows)}
    returning ${due} as "leasedUntil"`,
  };
}

/**
 * The claim with a whole lease from now on; null when it has been lost to another process or a new schedule, or its
 * brand was paused meanwhile.
 */
export async function renewLease<Claim extends Leased>(
  rows: DueRows,
  claim: Claim,
): Promise<Claim | null> {
  const { leaseKey, leasedUntil } = claim;
  const whole = after(clock.now(), rows.leaseMs);
  const until = whole > leasedUntil ? whole : leasedUntil;
  const [renewed] = await run(renewStatement(rows), [leaseKey, leasedUntil, until]);
  return renewed ? { ...claim, leasedUntil: until } : null;
}

/**
 * Works on claimed rows, at most `concurrency` at a time, each under a whole lease from its beginning. Rows
 * that were lost while others were worked on are left out.
 */
export async function forEachLeased<Claim extends Leased>(
  rows: DueRows,
  claims: readonly Claim[],
  work: (claim: Claim) => Promise<void>,
  concurrency = 1,
): Promise<void> {
  await pLimit(concurrency).map(claims, async (claim) => {
    const renewed = await renewLease(rows, claim);
    if (renewed) await work(renewed);
  });
}
