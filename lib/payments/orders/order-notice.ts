import type { MemberViewer } from '../../identity/viewer.ts';
import { brandById } from '../../brands/registry.ts';
import type { Locale } from '../../brands/schema.ts';
import { db } from '../../db/client.ts';
import { ownLimits } from '../spending-limits/queries.ts';
import type { Offer } from '../offers/offer.ts';
import { renewingPlan } from '../subscriptions/renewing-plan.ts';
import { triesOf } from '../queries.ts';

/** Why an order would be refused whatever the buyer enters, so that the page can show it first. */
export type OrderNotice =
  | { readonly kind: 'email_unconfirmed' }
  | { readonly kind: 'subscription_running'; readonly planName: string; readonly until: Date }
  | { readonly kind: 'cooling_off'; readonly until: Date }
  | {
      readonly kind: 'cap_reached';
      readonly capMinor: number;
      readonly spentMinor: number;
      readonly currency: string;
    }
  | { readonly kind: 'tries_used'; readonly until: Date };

type Asking = Pick<MemberViewer, 'memberId' | 'brandId' | 'emailConfirmed'>;

type Ordered = Pick<Offer, 'kind' | 'priceMinor' | 'currency'>;

type Where = {
  readonly locale: Locale;
  readonly now: Date;
  /** The methods of the member's flow. */
  readonly methods: readonly string[];
};

/** For the payment page: the first rule that refuses this order; null when none does. */
export async function orderNotice(
  member: Asking,
  { kind, priceMinor, currency }: Ordered,
  { locale, now, methods }: Where,
): Promise<OrderNotice | null> {
  if (!member.emailConfirmed) return { kind: 'email_unconfirmed' };
  const timezone = brandById(member.brandId)?.timezone ?? 'UTC';
  const [renewing, tries, limits] = await Promise.all([
    kind === 'subscription' ? renewingPlan(member.memberId, locale, now) : null,
    Promise.all(methods.map((method) => triesOf(member.memberId, now, method))),
    ownLimits(db(), member.memberId, { timezone, now }),
  ]);
  const { coolingOffUntil, capMinor, spentMinor } = limits;
  if (renewing) {
    const { planName, periodEnd } = renewing;
    return { kind: 'subscription_running', planName, until: periodEnd };
  }
  if (coolingOffUntil && priceMinor > 0) return { kind: 'cooling_off', until: coolingOffUntil };
  if (capMinor !== null && priceMinor > 0 && spentMinor + priceMinor > capMinor) {
    return { kind: 'cap_reached', capMinor, spentMinor, currency };
  }
  const again = tries.flatMap(({ againAt }) => againAt ?? []).sort((a, b) => +a - +b);
  const [first] = again;
  return first && again.length === methods.length ? { kind: 'tries_used', until: first } : null;
}
