import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { HIGHEST_ID, isId, LOWEST_ID } from '../../kernel/ids.ts';
import { worksFor } from '../brand-scope.ts';
import type { Operator } from '../operator.ts';
import type { DisputeRow } from './contract.ts';

const PAGE = 50;

type Wanted = {
  readonly view: 'waiting' | 'all';
  readonly brand?: string | undefined;
  readonly company?: string | undefined;
  readonly provider?: string | undefined;
  readonly after?: string | undefined;
};

function among({ brand, company, provider }: Wanted, operator: Pick<Operator, 'brandIds'>) {
  const scoped = operator.brandIds.length > 0 || brand !== undefined;
  const named = brand !== undefined && worksFor(operator, brand) ? [brand] : [];
  const seen = brand === undefined ? [...operator.brandIds] : named;
  return Prisma.join(
    [
      Prisma.sql`true`,
      ...(scoped ? [Prisma.sql`i.brand_id = any(${seen}::text[])`] : []),
      ...(company === undefined ? [] : [Prisma.sql`a.company = ${company}`]),
      ...(provider === undefined ? [] : [Prisma.sql`d.provider = ${provider}`]),
    ],
    ' and ',
  );
}

/** Where a page goes on: by due date for what waits (none comes last), by age for all. */
function place({ view, after }: Wanted): Prisma.Sql {
  const [due = '', id = ''] = after?.split('.') ?? [];
  if (after !== undefined && !isId(id)) fail('input_invalid');
  if (view === 'all') {
    return Prisma.sql`d.id < ${after === undefined ? HIGHEST_ID : id}::uuid order by d.id desc`;
  }
  const from = after === undefined ? '-infinity' : due === 'none' ? 'infinity' : dateOf(due);
  return Prisma.sql`
    d.state in ('inquiry', 'open')
    and (coalesce(d.due_at, 'infinity'::timestamptz), d.id)
        > (${from}::timestamptz, ${after === undefined ? LOWEST_ID : id}::uuid)
    order by coalesce(d.due_at, 'infinity'::timestamptz), d.id`;
}

const dateOf = (ms: string): string => new Date(Number(ms)).toISOString();

/** Finance may ask: claims on payments of the brands they work for, a page at once. */
export async function listDisputes(
  wanted: Wanted,
  operator: Pick<Operator, 'brandIds'>,
): Promise<{ disputes: DisputeRow[]; next: string | null }> {
  const rows = await db().$queryRaw<DisputeRow[]>`
    select d.id::text, i.public_id as "orderId", i.brand_id as "brandId", a.company, d.provider,
           d.provider_reference as "providerReference", d.kind, d.state, d.amount_minor as "amountMinor",
           d.currency, d.reason_code as "reasonCode", d.opened_at as "openedAt", d.due_at as "dueAt",
           d.decided_at as "decidedAt"
      from disputes d join attempts a on a.id = d.attempt_id join intents i on i.id = a.intent_id
     where ${among(wanted, operator)} and ${place(wanted)} limit ${PAGE + 1}`;
  const disputes = rows.slice(0, PAGE);
  const last = disputes.at(-1);
  const more = rows.length > PAGE && last;
  return {
    disputes,
    next: more ? `${String(last.dueAt?.getTime() ?? 'none')}.${last.id}` : null,
  };
}
