import type { MemberViewer } from '../accounts/viewer.ts';
import { db } from '../db/client.ts';
import { limitsOf } from './limits/queries.ts';
import { renewingPlan } from './renewing-plan.ts';
import { triesOf } from './queries.ts';

/** Why an order would be refused whatever is typed, so that the page can say it first. */
export type OrderNotice =
  | { readonly kind: 'email_unconfirmed' }
  | { readonly kind: 'subscription_running'; readonly planName: string; readonly until: Date }
  | { readonly kind: 'cooling_off'; readonly until: Date }
  | { readonly kind: 'tries_used'; readonly until: Date };

type Asking = Pick<MemberViewer, 'memberId' | 'emailConfirmed'>;

/** For the payment page: the first rule that stands against an order of this kind; null when none does. */
export async function orderNotice(
  member: Asking,
  planKind: string,
  now: Date,
): Promise<OrderNotice | null> {
  if (!member.emailConfirmed) return { kind: 'email_unconfirmed' };
  const isFree = planKind === 'card_check';
  const [renewing, { againAt }, { coolingOffUntil }] = await Promise.all([
    planKind === 'subscription' ? renewingPlan(member.memberId) : null,
    triesOf(member.memberId, now),
    limitsOf(db(), member.memberId, now),
  ]);
  if (renewing) {
    const { planName, periodEnd } = renewing;
    return { kind: 'subscription_running', planName, until: periodEnd };
  }
  if (coolingOffUntil && !isFree) return { kind: 'cooling_off', until: coolingOffUntil };
  return againAt ? { kind: 'tries_used', until: againAt } : null;
}
