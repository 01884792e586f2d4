import { run, type Statement } from '../../db/statement.ts';
import type { ScheduleKind, ScheduleState } from '../../db/generated/enums.ts';
import type { Operator } from '../../identity/operator.ts';
import { brandsOf } from '../brand-scope.ts';
import { operatorNames } from '../operators/operator-names.ts';
import { ENDED_SHOWN, SCHEDULED_SHOWN } from './limits.ts';

type Row = {
  readonly id: string;
  readonly kind: ScheduleKind;
  readonly brandIds: readonly string[];
  readonly key: string;
  /** Of a hosted profile. */
  readonly name: string | null;
  readonly note: string;
  readonly by: string;
  readonly at: Date;
  readonly state: ScheduleState;
  readonly endedBy: string | null;
  readonly endedAt: Date | null;
  readonly reason: string | null;
};

// As `mayManage`: those whose brands the operator all works for, since what is published is visible on each of them.
const COLUMNS = `
  select s.id::text, s.kind::text, s.brand_ids as "brandIds", s.key, s.publication->'content'->>'name' as name,
         s.note, s.by, s.at, s.state::text, s.ended_by as "endedBy", s.ended_at as "endedAt", s.reason
    from scheduled_publications s
   where ($1::text[] is null or (s.brand_ids <@ $1::text[] and cardinality(s.brand_ids) > 0))`;

export const LISTED: Statement = {
  name: 'desk-scheduled-publications',
  text: `
    (${COLUMNS} and s.due_at is not null order by s.due_at limit ${String(SCHEDULED_SHOWN)})
    union all
    (${COLUMNS} and s.ended_at is not null order by s.ended_at desc limit ${String(ENDED_SHOWN)})`,
};

/** For operators who configure: what is scheduled, the next first, and what ended last. */
export async function listScheduled(operator: Pick<Operator, 'brandIds'>): Promise<Row[]> {
  const rows = await run<Row>(LISTED, [brandsOf(operator)]);
  const nameOf = await operatorNames(rows.flatMap(({ by, endedBy }) => [by, endedBy ?? by]));
  return rows.map((row) => ({
    ...row,
    by: nameOf(row.by),
    endedBy: row.endedBy === null || row.endedBy === 'system' ? null : nameOf(row.endedBy),
  }));
}
