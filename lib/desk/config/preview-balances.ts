import type { Balances } from '../../credits/bucket.ts';
import type { FlowConfig } from '../../flows/config.ts';
import type { PresentedPlan } from '../../payments/offers/plan-schema.ts';

type Given = Pick<FlowConfig, 'freeMessages' | 'icebreakerCredits' | 'likeCredits'>;
type Bought = Pick<PresentedPlan, 'kind' | 'credits' | 'bonusCredits'>;

/**
 * The balances of a fictitious member. Level 0 has what the flow grants at signup, level 1 what the plan
 * grants. Pure.
 */
export function balancesOf(
  { freeMessages, icebreakerCredits, likeCredits }: Given,
  level: 0 | 1,
  plan: Bought | undefined,
): Balances {
  const none = { icebreakers: 0, likes: 0, free: 0, subscription: 0, bought: 0 };
  if (level === 0) {
    return {
      ...none,
      icebreakers: icebreakerCredits,
      likes: likeCredits,
      free: freeMessages,
      lastGrant: freeMessages,
    };
  }
  const granted = plan ? plan.credits + plan.bonusCredits : 0;
  const bucket = plan?.kind === 'subscription' ? 'subscription' : 'bought';
  return { ...none, [bucket]: granted, lastGrant: granted };
}
