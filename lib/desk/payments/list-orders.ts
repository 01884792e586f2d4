import { Prisma } from '../../db/generated/client.ts';
import { readRows } from '../../db/read-rows.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { HIGHEST_ID, LOWEST_ID, lowestIdAt } from '../../kernel/ids.ts';
import { brands } from '../../brands/registry.ts';
import type { Operator } from '../../identity/operator.ts';
import { worksFor } from '../brand-scope.ts';
import { dayOf, namedOrders, type WantedOrders } from './find-orders.ts';
import { orderLines, type OrderLine } from './order-rows.ts';
import type { OrderRow } from './shapes.ts';

const PAGE = 50;
/** How many orders one page scans for filters without an index; the next page continues from there. */
const WINDOW = 2_000;

type Scope = Pick<Operator, 'brandIds'>;

/** The brands to scan, each by its own index; null to scan all together. */
function brandsOf({ brand, state }: WantedOrders, operator: Scope): readonly string[] | null {
  if (brand !== undefined) return worksFor(operator, brand) ? [brand] : [];
  if (operator.brandIds.length > 0) return operator.brandIds;
  return state === undefined ? null : brands.map(({ id }) => id);
}

/** Order ids from newest to oldest, by an index for every combination of brand, state and period. */
function candidates(wanted: WantedOrders, operator: Scope, most: number): Prisma.Sql {
  const { state, from, to, before = HIGHEST_ID } = wanted;
  const lowest = from === undefined ? LOWEST_ID : lowestIdAt(dayOf(from));
  const end = to === undefined ? HIGHEST_ID : lowestIdAt(after(dayOf(to), DAY));
  const highest = before < end ? before : end;
  const among = brandsOf(wanted, operator);
  const span = Prisma.sql`id >= ${lowest}::uuid and id < ${highest}::uuid`;
  const newest = Prisma.sql`order by id desc limit ${most}`;
  if (among === null) return Prisma.sql`select id, company from intents where ${span} ${newest}`;
  const ofState = state === undefined ? Prisma.empty : Prisma.sql`and state = ${state}`;
  return Prisma.sql`
    select c.id, c.company from unnest(${[...among]}::text[]) b (brand) cross join lateral (
      select id, company from intents where brand_id = b.brand ${ofState} and ${span} ${newest}) c
     ${newest}`;
}

/** An order with how far the scan went; without an order when none was found. */
type Walked = (OrderLine | { readonly id: null }) & {
  readonly last: string | null;
  readonly scanned: number;
};
const isOrder = (row: Walked): row is OrderLine & Walked => row.id !== null;

async function byWalking(wanted: WantedOrders, operator: Scope) {
  const { company, provider } = wanted;
  const narrowed = company !== undefined || provider !== undefined;
  const most = narrowed ? WINDOW : PAGE + 1;
  const ofCompany = company === undefined ? Prisma.empty : Prisma.sql`and c.company = ${company}`;
  const byProvider =
    provider === undefined
      ? Prisma.empty
      : Prisma.sql`and exists (select from attempts a where a.intent_id = c.id and a.provider = ${provider})`;
  const lines = orderLines(Prisma.sql`(
    select c.id from c where true ${ofCompany} ${byProvider} order by c.id desc limit ${PAGE + 1})`);
  const rows = await readRows<Walked>(Prisma.sql`
    with c as materialized (${candidates(wanted, operator, most)})
    select o.*, w.last, w.scanned
      from (select (select id from c order by id limit 1) as last, count(*)::int as scanned from c) w
      left join (${lines}) o on true
     order by o.id desc`);
  const [first] = rows;
  const found = rows.filter(isOrder);
  const orders = found.slice(0, PAGE);
  const more =
    found.length > PAGE ? orders.at(-1)?.id : first?.scanned === most ? first.last : null;
  return { orders, next: more ?? null };
}

/** The orders of one member or number are few; a second page works like that of the other list. */
async function byName(wanted: WantedOrders, operator: Scope) {
  const lines = orderLines(namedOrders(wanted, operator, PAGE + 1));
  const found = await readRows<OrderLine>(Prisma.sql`${lines} order by i.id desc`);
  const orders = found.slice(0, PAGE);
  return { orders, next: found.length > PAGE ? (orders.at(-1)?.id ?? null) : null };
}

/** For finance: one page of orders on the operator's brands, newest first. */
export function listOrders(
  wanted: WantedOrders,
  operator: Scope,
): Promise<{ orders: OrderRow[]; next: string | null }> {
  const named = wanted.find !== undefined || wanted.member !== undefined;
  return (named ? byName : byWalking)(wanted, operator);
}
