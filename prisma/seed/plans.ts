import type { Db } from '../../lib/db/client.ts';
import type { PlanKind } from '../../lib/db/generated/enums.ts';
import { newId } from '../../lib/kernel/ids.ts';
import { SALES_CURRENCY } from '../../lib/kernel/money.ts';

type NewPlan = {
  readonly productId: string;
  readonly kind: PlanKind;
  readonly priceMinor: number;
  readonly credits: number;
  readonly bonusCredits: number;
  readonly periodMonths: number | null;
};

/** What the demo sells, at one price in every flow and brand. Longer terms cost less per month. */
const PLANS: readonly NewPlan[] = [
  {
    productId: 'sub_1m',
    kind: 'subscription',
    priceMinor: 2_490,
    credits: 200,
    bonusCredits: 0,
    periodMonths: 1,
  },
  {
    productId: 'sub_3m',
    kind: 'subscription',
    priceMinor: 5_990,
    credits: 600,
    bonusCredits: 60,
    periodMonths: 3,
  },
  {
    productId: 'sub_12m',
    kind: 'subscription',
    priceMinor: 17_990,
    credits: 2_400,
    bonusCredits: 480,
    periodMonths: 12,
  },
  {
    productId: 'pack_50',
    kind: 'pack',
    priceMinor: 990,
    credits: 50,
    bonusCredits: 0,
    periodMonths: null,
  },
  {
    productId: 'pack_150',
    kind: 'pack',
    priceMinor: 2_490,
    credits: 150,
    bonusCredits: 15,
    periodMonths: null,
  },
  {
    productId: 'pack_400',
    kind: 'pack',
    priceMinor: 5_490,
    credits: 400,
    bonusCredits: 60,
    periodMonths: null,
  },
  {
    productId: 'card_check',
    kind: 'card_check',
    priceMinor: 0,
    credits: 0,
    bonusCredits: 0,
    periodMonths: null,
  },
];

const LEVEL = { subscription: 2, pack: 1, card_check: 0 } as const;

/** Writes the first version of each plan; a second run changes nothing, as versions are immutable. */
export async function seedPlans(tx: Db, now: Date): Promise<void> {
  await tx.planVersion.createMany({
    data: PLANS.map((plan) => ({
      id: newId(now.getTime()),
      version: 1,
      currency: SALES_CURRENCY,
      premiumLevel: LEVEL[plan.kind],
      publishedAt: now,
      ...plan,
    })),
    skipDuplicates: true,
  });
}
