import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { newestPlans, planOnSale, plansOnSale } from '#lib/payments/offers/plans.ts';
import { publishPlan } from '#lib/payments/offers/publish-plan.ts';

const productId = 'pack_versions';
const by = { actor: 'test', note: 'price' };

async function publish(priceMinor: number): Promise<void> {
  const content = { kind: 'pack', priceMinor, credits: 50, bonusCredits: 0, periodMonths: null };
  await publishPlan(db(), { productId, content, by, now: clock.now() });
}

test('the plans on sale are the newest versions, each read once, with the price just before', async () => {
  expect(await planOnSale(productId, clock.now())).toBeUndefined();
  await publish(990);
  expect(await planOnSale(productId, clock.now())).toMatchObject({ oldPriceMinor: null });
  await publish(1_990);
  await publish(1_490);
  const now = clock.now();
  const sold = await planOnSale(productId, now);
  expect(sold).toMatchObject({
    plan: { version: 3, priceMinor: 1_490, currency: 'EUR', premiumLevel: 1 },
    oldPriceMinor: 1_990,
  });
  const stored = await db().planVersion.findFirst({ where: { productId, version: 3 } });
  expect(sold?.plan).toEqual(stored);
  expect((await plansOnSale(now)).get(productId)).toEqual(sold);
  const later = await planOnSale(productId, after(now, 31 * DAY));
  expect(later).toMatchObject({ oldPriceMinor: null });
  const newest = await newestPlans();
  expect(newest.filter((plan) => plan.productId === productId)).toEqual([stored]);
  expect(new Set(newest.map((plan) => plan.productId)).size).toBe(newest.length);
});
