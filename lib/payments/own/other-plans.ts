import type { MemberViewer } from '../../identity/viewer.ts';
import type { Locale } from '../../brands/schema.ts';
import { flowVersion } from '../../flows/queries.ts';
import { plansFor } from '../offers/plan-choice.ts';
import { plansOnSale } from '../offers/plans.ts';

export type OtherPlan = {
  readonly productId: string;
  readonly planName: string;
  readonly priceMinor: number;
  readonly currency: string;
  readonly periodMonths: number;
};

type Renewing = Pick<MemberViewer, 'flowVersionId' | 'level'>;

/** The subscriptions of the member's flow, including the current one, to which theirs can change at the next period. */
export async function otherPlans(
  { flowVersionId, level }: Renewing,
  locale: Locale,
  now: Date,
): Promise<readonly OtherPlan[]> {
  const [flow, sold] = await Promise.all([flowVersion(flowVersionId), plansOnSale(now)]);
  return plansFor(flow.config.plans, { flowCode: flow.code, level }).flatMap((entry) => {
    const plan = sold.get(entry.productId)?.plan;
    if (plan?.kind !== 'subscription' || entry.firstSelling) return [];
    const { productId, priceMinor, currency, periodMonths } = plan;
    const planName = entry.planName[locale];
    return [{ productId, planName, priceMinor, currency, periodMonths: periodMonths ?? 1 }];
  });
}
