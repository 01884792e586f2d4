import { run, type Statement } from '../../db/statement.ts';
import { fail } from '../../kernel/errors.ts';
import { HIGHEST_ID, isId, LOWEST_ID } from '../../kernel/ids.ts';
import { worksFor } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';
import type { DisputeRow } from './contract.ts';

const PAGE = 50;

type Wanted = {
  readonly view: 'waiting' | 'all';
  readonly brand?: string | undefined;
  readonly company?: string | undefined;
  readonly provider?: string | undefined;
  readonly after?: string | undefined;
};

const DUE = "coalesce(d.due_at, 'infinity'::timestamptz)";

/** `waiting` is ordered by due date, disputes without one last; `all` by age. `$1` and `$2` are the cursor. */
const VIEWS = {
  waiting: {
    holds: `d.state in ('inquiry', 'open') and (${DUE}, d.id) > ($1::timestamptz, $2::uuid)`,
    order: `${DUE}, d.id`,
  },
  all: { holds: 'd.id < $2::uuid and $1::timestamptz is not null', order: 'd.id desc' },
} as const;

function placeOf({ view, after }: Wanted): readonly [string, string] {
  const [due = '', id = ''] = after?.split('.') ?? [];
  if (after !== undefined && !isId(id)) fail('input_invalid');
  if (view === 'all') return ['infinity', after === undefined ? HIGHEST_ID : id];
  if (after === undefined) return ['-infinity', LOWEST_ID];
  return [due === 'none' ? 'infinity' : new Date(Number(due)).toISOString(), id];
}

const AMONG = {
  brands: 'i.brand_id = any',
  company: 'a.company = ',
  provider: 'd.provider = ',
} as const;

/** The brands to read; undefined for all of them. */
function brandsOf({ brand }: Wanted, { brandIds }: Pick<Operator, 'brandIds'>) {
  if (brand === undefined) return brandIds.length > 0 ? brandIds : undefined;
  return worksFor({ brandIds }, brand) ? [brand] : [];
}

/** One prepared statement for each combination of filters. */
function statementOf(
  wanted: Wanted,
  operator: Pick<Operator, 'brandIds'>,
): readonly [Statement, readonly unknown[]] {
  const { view, company, provider } = wanted;
  const values: unknown[] = [...placeOf(wanted)];
  const among = { brands: brandsOf(wanted, operator), company, provider };
  const names = (['brands', 'company', 'provider'] as const).filter(
    (name) => among[name] !== undefined,
  );
  const conditions = names.map(
    (name) => ` and ${AMONG[name]}($${String(values.push(among[name]))})`,
  );
  const { holds, order } = VIEWS[view];
  const text = `
    select d.id, i.public_id as "orderId", i.brand_id as "brandId", a.company, d.provider,
           d.provider_reference as "providerReference", d.kind, d.state, d.amount_minor as "amountMinor",
           d.currency, d.reason_code as "reasonCode", d.opened_at as "openedAt", d.due_at as "dueAt",
           d.decided_at as "decidedAt"
      from disputes d join attempts a on a.id = d.attempt_id join intents i on i.id = a.intent_id
     where ${holds}${conditions.join('')} order by ${order} limit ${String(PAGE + 1)}`;
  return [{ name: ['desk-disputes', view, ...names].join('-'), text }, values];
}

/** For finance: one page of disputes on the operator's brands. */
export async function listDisputes(
  wanted: Wanted,
  operator: Pick<Operator, 'brandIds'>,
): Promise<{ disputes: DisputeRow[]; next: string | null }> {
  const rows = await run<DisputeRow>(...statementOf(wanted, operator));
  const disputes = rows.slice(0, PAGE);
  const last = disputes.at(-1);
  const more = rows.length > PAGE && last;
  return {
    disputes,
    next: more ? `${String(last.dueAt?.getTime() ?? 'none')}.${last.id}` : null,
  };
}
