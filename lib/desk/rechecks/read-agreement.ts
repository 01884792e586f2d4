import { db } from '../../db/client.ts';
import type { QueueKind } from '../../db/generated/enums.ts';
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

/** For moderators: how often two of them decided the same, by kind. */
export function readAgreement(operator: Scope, now: Date): Promise<Agreement[]> {
  const brandIds = brandsOf(operator);
  const from = after(now, -AGREEMENT_MS);
  return db().$queryRaw<Agreement[]>`
    select kind::text, count(*) filter (where second_at is null)::int as waiting,
           count(second_at)::int as judged,
           count(*) filter (where second_verdict = first_verdict)::int as same,
           count(*) filter (where second_verdict ~ ${LENIENT} = first_verdict ~ ${LENIENT})::int as "sameSide"
      from rechecks
     where (second_at is null or second_at >= ${from})
       and (${brandIds}::text[] is null or brand_id = any(${brandIds}::text[]))
     group by kind order by kind`;
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
     order by second_at desc limit ${DIFFERENCES_SHOWN}::int`;
  const nameOf = await operatorNames(rows.flatMap(({ firstBy, secondBy }) => [firstBy, secondBy]));
  return rows.map((row) => ({
    ...row,
    firstBy: nameOf(row.firstBy),
    secondBy: nameOf(row.secondBy),
  }));
}
