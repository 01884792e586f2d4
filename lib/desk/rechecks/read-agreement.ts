import { db } from '../../db/client.ts';
import type { QueueKind } from '../../db/generated/enums.ts';
import { run, type Statement } from '../../db/statement.ts';
import type { Operator } from '../../identity/operator.ts';
import { after } from '../../kernel/clock.ts';
import { brandsOf } from '../brand-scope.ts';
import { operatorNames } from '../operators/operator-names.ts';
import { AGREEMENT_MS, DIFFERENCES_SHOWN } from './limits.ts';

type Scope = Pick<Operator, 'brandIds'>;

type Agreement = {
  readonly kind: QueueKind;
  readonly waiting: number;
  readonly judged: number;
  /** The same decision with the same reason. */
  readonly same: number;
  /** Both restrict, or both do not, for whatever reason. */
  readonly sameSide: number;
};

/** Verdicts that restrict nothing. */
const LENIENT = '^(approve|dismiss|granted|uphold: none|uphold: warning.*)$';

/** Verdicts are counted before they are compared, so that each pair of them is compared once. */
export const AGREEMENT: Statement = {
  name: 'desk-rechecks-agreement',
  text: `
    with counted as (
      select kind, null as first, null as second, count(*) as waiting, 0 as judged
        from rechecks
       where second_at is null and ($2::text[] is null or brand_id = any($2::text[]))
       group by kind
      union all
      select kind, first_verdict, second_verdict, 0, count(*)
        from rechecks
       where second_at is not null and second_at >= $1::timestamptz
         and ($2::text[] is null or brand_id = any($2::text[]))
       group by kind, first_verdict, second_verdict)
    select kind::text, sum(waiting)::int as waiting, sum(judged)::int as judged,
           coalesce(sum(judged) filter (where second = first), 0)::int as same,
           coalesce(sum(judged) filter (where second ~ '${LENIENT}' = (first ~ '${LENIENT}')), 0)::int as "sameSide"
      from counted group by counted.kind order by kind`,
};

/** For moderators: how often two of them decided the same, by kind. */
export function readAgreement(operator: Scope, now: Date): Promise<Agreement[]> {
  return run<Agreement>(AGREEMENT, [after(now, -AGREEMENT_MS), brandsOf(operator)]);
}

type Difference = {
  readonly id: string;
  readonly kind: QueueKind;
  readonly itemId: string;
  readonly first: string;
  readonly firstBy: string;
  readonly second: string;
  readonly secondBy: string;
  readonly at: Date;
};

/** For senior moderators: the last decisions about which two moderators differ. */
export async function listDifferences(operator: Scope): Promise<Difference[]> {
  const brandIds = brandsOf(operator);
  const rows = await db().$queryRaw<Difference[]>`
    select id::text, kind::text, item_id::text as "itemId", first_verdict as first, first_by as "firstBy",
           second_verdict as second, second_by as "secondBy", second_at as at
      from rechecks
     where second_at is not null and second_verdict <> first_verdict
       and (${brandIds}::text[] is null or brand_id = any(${brandIds}::text[]))
     order by second_at desc, id desc limit ${DIFFERENCES_SHOWN}::int`;
  const nameOf = await operatorNames(rows.flatMap(({ firstBy, secondBy }) => [firstBy, secondBy]));
  return rows.map((row) => ({
    ...row,
    firstBy: nameOf(row.firstBy),
    secondBy: nameOf(row.secondBy),
  }));
}
