import type { PrismaClient } from '../../../../lib/db/generated/client.ts';
import { after, DAY, HOUR } from '../../../../lib/kernel/clock.ts';
import { cancelSubscription } from '../../../../lib/payments/subscriptions/cancel-subscription.ts';
import { endPaidPeriodsWork } from '../../../../lib/payments/subscriptions/end-paid-periods.ts';
import { renewalsWork } from '../../../../lib/payments/renewals/renew.ts';
import { revokeMandatesWork } from '../../../../lib/payments/subscriptions/revoke-mandates.ts';
import { renewalNoticesWork } from '../../../../lib/payments/renewals/send-renewal-notices.ts';
import { randomOf } from '../../world/random.ts';
import type { Staff } from '../cast.ts';
import { settleMails } from '../settle-mails.ts';
import { openBank } from './bank.ts';
import { disputesOf, refundsOf } from './gone-wrong.ts';
import { placeOrder, type SeedOrder } from './place-order.ts';
import { allSeedOrders } from './seed-orders.ts';

const WORKS = [renewalNoticesWork, renewalsWork, revokeMandatesWork, endPaidPeriodsWork];
const A_ROUND = 500;
const NIGHTS_MS = 2 * DAY;

type Step = { readonly at: Date; readonly take: () => Promise<unknown> };

/** Some members cancel within the month they paid for. */
function leavingOf({ memberId, productId, ends, at }: SeedOrder, now: Date): Step[] {
  const random = randomOf(`${memberId} leaves`);
  const leaves = after(at, random.between(4, 26) * DAY);
  const wants = productId === 'sub_1m' && ends === 'paid' && random.chance(0.3) && leaves < now;
  return wants ? [{ at: leaves, take: () => cancelSubscription(memberId, leaves) }] : [];
}

/** Runs the work due until then. It runs for every other night only, which is precise enough for old data. */
async function night(db: PrismaClient, at: Date): Promise<void> {
  await settleMails(db, at);
  for (const work of WORKS) await work.run(at, A_ROUND);
}

/** Three months of the shop, by its own verbs and due work, each step at its time. */
export async function seedMoney(db: PrismaClient, staff: Staff, now: Date): Promise<void> {
  if ((await db.intent.count({ where: { idempotencyKey: { startsWith: 'demo-last' } } })) > 0)
    return;
  openBank();
  const seedOrders = await allSeedOrders(db, now);
  const steps = seedOrders.flatMap((seedOrder): Step[] => [
    { at: seedOrder.at, take: () => placeOrder(db, seedOrder) },
    ...leavingOf(seedOrder, now),
  ]);
  const wrong = [...refundsOf(db, seedOrders, staff, now), ...disputesOf(db, seedOrders, now)];
  const [first] = seedOrders;
  let until = first?.at ?? now;
  for (const { at, take } of [...steps, ...wrong].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )) {
    for (; until < at; until = after(until, NIGHTS_MS)) await night(db, until);
    await take();
  }
  for (; until < now; until = after(until, NIGHTS_MS)) await night(db, until);
  await night(db, now);
  for (const seedOrder of lastOf(seedOrders, now)) await placeOrder(db, seedOrder);
  await night(db, now);
  await db.attempt.updateMany({
    where: { state: 'unknown', intent: { idempotencyKey: { startsWith: 'demo-last' } } },
    data: { syncAt: after(now, 20 * HOUR), syncs: 5 },
  });
}

/** Two payments without a response yet: their provider is asked again tomorrow. */
function lastOf(seedOrders: readonly SeedOrder[], now: Date): SeedOrder[] {
  return seedOrders
    .filter(({ ends, productId }) => ends === 'left' && productId.startsWith('pack_'))
    .slice(-2)
    .map((seedOrder, index) => ({
      ...seedOrder,
      key: `demo-last-${String(index)}`,
      ends: 'waits',
      before: [],
      at: after(now, -(3 + 8 * index) * HOUR),
    }));
}
