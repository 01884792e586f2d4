import { brands } from '../../../../lib/brands/registry.ts';
import type { Brand } from '../../../../lib/brands/schema.ts';
import { brandSettings } from '../../../../lib/brands/settings.ts';
import type { PrismaClient, User } from '../../../../lib/db/generated/client.ts';
import { after, DAY, HOUR, MINUTE } from '../../../../lib/kernel/clock.ts';
import type { Outcome } from '../../../../lib/payments/outcomes.ts';
import type { Method, ProviderName } from '../../../../lib/payments/providers/capabilities.ts';
import { randomOf, type Random } from '../../world/random.ts';
import { sizeOf } from '../cast.ts';
import type { SeedOrder } from './place-order.ts';

/** Buyers per unit of a brand's size. */
const A_SHARE = 2;
const FIRST_DAYS = 95;

const PRODUCTS = [
  'sub_1m',
  'sub_1m',
  'sub_1m',
  'sub_1m',
  'sub_3m',
  'sub_3m',
  'sub_12m',
  'pack_50',
  'pack_50',
  'pack_50',
  'pack_150',
  'pack_150',
  'pack_400',
] as const;

const REFUSALS: readonly Outcome[] = ['insufficient_funds', 'card_declined', 'expired_card'];

const METHODS = [
  'credit_card',
  'credit_card',
  'credit_card',
  'credit_card',
  'paypal',
  'mollie',
  'googlepay',
] as const satisfies readonly Method[];

function providerOf(method: Method, company: string, flowCode: string): ProviderName {
  if (method === 'paypal' || method === 'mollie') return method;
  if (flowCode !== '21' || method !== 'credit_card') return 'adyen';
  return company === 'iumob' ? 'maxpay' : 'trustpay';
}

type Buyer = Pick<User, 'id' | 'flowCode' | 'createdAt' | 'email'>;

/** Most members buy soon after signup; those who signed up before the period buy at a random time. */
function firstTime(random: Random, { createdAt }: Buyer, now: Date): Date {
  const begun = after(now, -FIRST_DAYS * DAY);
  const soon = createdAt.getTime() + (2 + random.next() ** 2 * 12 * 24) * HOUR;
  const some = begun.getTime() + random.next() * FIRST_DAYS * DAY;
  const at = new Date(createdAt < begun ? some : soon);
  return at < after(now, -HOUR) ? at : after(now, -random.between(90, 2_800) * MINUTE);
}

function seedOrdersOf(buyer: Buyer, company: string, now: Date): SeedOrder[] {
  const random = randomOf(`${buyer.email} buys`);
  const at = firstTime(random, buyer, now);
  const productId = random.pick(PRODUCTS);
  const method = random.pick(METHODS);
  const failures = random.chance(0.2) ? random.between(1, 2) : 0;
  const seedOrder = {
    memberId: buyer.id,
    method,
    provider: providerOf(method, company, buyer.flowCode),
    key: `demo-order-${buyer.id}`,
    at,
    productId,
    before: Array.from({ length: failures }, () => random.pick(REFUSALS)),
    ends: failures > 0 && random.chance(0.4) ? ('left' as const) : ('paid' as const),
  };
  const again = after(at, random.between(6, 20) * DAY);
  const more = productId.startsWith('pack_') && random.chance(0.35) && again < after(now, -HOUR);
  if (!more || seedOrder.ends === 'left') return [seedOrder];
  return [
    seedOrder,
    { ...seedOrder, key: `${seedOrder.key}-2`, at: again, productId: 'pack_50', before: [] },
  ];
}

async function ofBrand(db: PrismaClient, brand: Brand, now: Date): Promise<SeedOrder[]> {
  const { paymentCompany } = await brandSettings(brand.id);
  const there = await db.user.findMany({
    where: {
      brandId: brand.id,
      state: 'active',
      passwordHash: null,
      emailConfirmedAt: { lt: after(now, -2 * DAY) },
      email: { endsWith: '@members.demo.test' },
      createdAt: { gt: after(now, -2 * FIRST_DAYS * DAY) },
    },
    select: { id: true, flowCode: true, createdAt: true, email: true },
  });
  const random = randomOf(`${brand.id} buyers`);
  return there
    .toSorted((a, b) => (a.email < b.email ? -1 : 1))
    .map((buyer) => ({ buyer, sortKey: random.next() }))
    .toSorted((a, b) => a.sortKey - b.sortKey)
    .slice(0, sizeOf(brand) * A_SHARE)
    .flatMap(({ buyer }) => seedOrdersOf(buyer, paymentCompany, now));
}

/** The orders of the demo's members, in chronological order. */
export async function allSeedOrders(db: PrismaClient, now: Date): Promise<readonly SeedOrder[]> {
  const seedOrders = await Promise.all(brands.map((brand) => ofBrand(db, brand, now)));
  return seedOrders.flat().toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
