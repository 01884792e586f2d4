import { db } from '../../db/client.ts';
import type { GroupMeasure } from '../../db/generated/enums.ts';
import type { Operator } from '../../identity/operator.ts';
import { brandsOf } from '../brand-scope.ts';
import { operatorNames } from '../operators/operator-names.ts';
import { DECISIONS_SHOWN } from './limits.ts';

type Row = {
  readonly id: string;
  readonly measure: GroupMeasure;
  readonly reason: string | null;
  readonly note: string;
  readonly by: string;
  readonly at: Date;
  readonly pending: number;
  readonly done: number;
  readonly skipped: number;
};

/** For moderators: the last decisions that concern accounts of their brands, and how far each is carried out. */
export async function listGroupDecisions(operator: Pick<Operator, 'brandIds'>): Promise<Row[]> {
  const brandIds = brandsOf(operator);
  const rows = await db().$queryRaw<Row[]>`
    select d.id::text, d.measure::text, d.reason, d.note, d.by, d.at, m.pending, m.done, m.skipped
      from group_decisions d cross join lateral (
        select count(*) filter (where m.state = 'pending')::int as pending,
               count(*) filter (where m.state = 'done')::int as done,
               count(*) filter (where m.state = 'skipped')::int as skipped, count(*) as all
          from group_decision_members m
         where m.decision_id = d.id
           and (${brandIds}::text[] is null or m.brand_id = any(${brandIds}::text[]))) m
     where m.all > 0 order by d.id desc limit ${DECISIONS_SHOWN}::int`;
  const nameOf = await operatorNames(rows.map(({ by }) => by));
  return rows.map((row) => ({ ...row, by: nameOf(row.by) }));
}
