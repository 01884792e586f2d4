import { Prisma } from '../../db/generated/client.ts';
import { providerNames } from '../../payments/providers/capabilities.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { lowestIdAt } from '../../kernel/ids.ts';
import { brandsOf } from '../brand-scope.ts';
import type { Operator } from '../../identity/operator.ts';

export type WantedOrders = {
  /** An order, charge or receipt number, or one of our references or a provider's. */
  readonly find?: string | undefined;
  /** The trackerId of a member. */
  readonly member?: string | undefined;
  readonly state?: string | undefined;
  readonly brand?: string | undefined;
  readonly company?: string | undefined;
  readonly provider?: string | undefined;
  /** Days, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before?: string | undefined;
};

const RECEIPT = /^(\d{4})-(\d{1,9})$/;

export const dayOf = (text: string) => new Date(`${text}T00:00:00Z`);

/** A union in which each branch uses its own index: one combined condition would scan whole tables. */
function ordersOf(find: string): Prisma.Sql {
  const [, year = null, number = null] = RECEIPT.exec(find) ?? [];
  const providers = Prisma.sql`any (${[...providerNames]}::text[])`;
  return Prisma.sql`
    select id from intents where public_id = ${find}
    union all select intent_id from charges where public_id = ${find}
    union all select intent_id from attempts where reference = ${find}
    union all select intent_id from attempts where provider = ${providers} and provider_reference = ${find}
    union all select a.intent_id from disputes d join attempts a on a.id = d.attempt_id
       where d.provider = ${providers} and d.provider_reference = ${find}
    union all select c.intent_id from receipts r join charges c on c.id = r.charge_id
       where r.company in (select company from receipt_counters)
         and r.year = ${year}::int and r.number = ${number}::int`;
}

/** Order ids of a member or matching a number, on the operator's brands, newest first. */
export function namedOrders(
  { find, member, state, brand, company, provider, before, from, to }: WantedOrders,
  operator: Pick<Operator, 'brandIds'>,
  most: number,
): Prisma.Sql {
  const brandIds = brandsOf(operator);
  const conditions = [
    find === undefined ? null : Prisma.sql`i.id in (${ordersOf(find)})`,
    member === undefined
      ? null
      : Prisma.sql`i.member_id = (select id from users where public_id = ${member})`,
    brandIds && Prisma.sql`i.brand_id = any (${[...brandIds]}::text[])`,
    state === undefined ? null : Prisma.sql`i.state = ${state}`,
    brand === undefined ? null : Prisma.sql`i.brand_id = ${brand}`,
    company === undefined ? null : Prisma.sql`i.company = ${company}`,
    provider === undefined
      ? null
      : Prisma.sql`exists (
          select from attempts a where a.intent_id = i.id and a.provider = ${provider})`,
    before === undefined ? null : Prisma.sql`i.id < ${before}::uuid`,
    from === undefined ? null : Prisma.sql`i.id >= ${lowestIdAt(dayOf(from))}::uuid`,
    to === undefined ? null : Prisma.sql`i.id < ${lowestIdAt(after(dayOf(to), DAY))}::uuid`,
  ].filter((one) => one !== null);
  return Prisma.sql`(
    select i.id from intents i where ${Prisma.join(conditions, ' and ')} order by i.id desc limit ${most})`;
}
