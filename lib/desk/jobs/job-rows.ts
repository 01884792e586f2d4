import { pool } from '../../db/pool.ts';
import { isId } from '../../kernel/ids.ts';
import { stripPersonal } from '../../tracking/strip-personal.ts';
import type { Operator } from '../../identity/operator.ts';
import type { JobState } from './contract.ts';
import type { JobKind } from './kinds.ts';

type Scoped = Pick<Operator, 'brandIds'>;
type Wanted = {
  readonly operator: Scoped;
  readonly state: JobState;
  readonly now: Date;
  readonly limit: number;
  /** The last row of the previous page. */
  readonly after?: string | undefined;
  readonly id?: string | undefined;
};
export type Job = {
  readonly id: string;
  readonly what: string;
  readonly brandId: string | null;
  readonly dueAt: Date;
  readonly tries: number | null;
  readonly error: string | null;
};

/** The cursor after a row: its due time and id. */
export function cursorOf({ dueAt, id }: Job): string {
  return `${dueAt.toISOString()}~${id}`;
}

function readCursor(text: string): readonly [Date, string] | undefined {
  const [at = '', id = ''] = text.split('~');
  const due = new Date(at);
  return Number.isNaN(due.getTime()) || !isId(id) ? undefined : [due, id];
}

/** The SQL condition of a state; `$1` is now. Undefined when the kind has no such state. */
export function stateOf(
  { pendingWhere, failed, due }: JobKind,
  state: JobState,
): string | undefined {
  if (state === 'failed') return failed;
  return `${pendingWhere} and ${due} ${state === 'overdue' ? '<=' : '>'} $1`;
}

/** Rows of a kind in one state on the operator's brands, by due time. */
export async function jobRows(kind: JobKind, wanted: Wanted): Promise<readonly Job[]> {
  const { operator, state, now, limit, after, id } = wanted;
  const { table, joins, due, brand, tries, error, what } = kind;
  const holds = stateOf(kind, state);
  if (holds === undefined) return [];
  const values: unknown[] = [now];
  const value = (one: unknown): string => `$${values.push(one)}`;
  // Failed rows have no time condition, but the statement must still use parameter `$1`.
  const conditions = [holds, '$1::timestamptz is not null'];
  if (operator.brandIds.length > 0) {
    conditions.push(`${brand} = any(${value([...operator.brandIds])}::text[])`);
  }
  if (id !== undefined) conditions.push(`j.id = ${value(id)}::uuid`);
  const from = after === undefined ? undefined : readCursor(after);
  if (from) {
    conditions.push(`(${due}, j.id) > (${value(from[0])}::timestamptz, ${value(from[1])}::uuid)`);
  }
  const { rows } = await pool().query<Job>(
    `select j.id::text as id, ${what} as what, ${brand} as "brandId", ${due} as "dueAt",
            ${tries}::int as tries, ${error}::text as error
       from ${table} j ${joins}
      where ${conditions.join(' and ')}
      order by ${due}, j.id limit ${value(limit)}`,
    values,
  );
  return rows.map((row) => ({
    ...row,
    error: row.error === null ? null : stripPersonal(row.error).slice(0, 300),
  }));
}
