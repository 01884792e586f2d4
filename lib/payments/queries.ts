import { db } from '../db/client.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import type { Brand, Locale } from '../brands/schema.ts';
import { flowVersion, type Flow } from '../flows/queries.ts';
import type { PlanEntry } from '../flows/config.ts';
import { after, HOUR } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { decimalIn } from '../kernel/money.ts';
import { currentText } from '../legal/queries.ts';
import type { PresentedPlan } from './offers/plan-schema.ts';
import { comesWithGuarantee } from './offers/guarantee.ts';
import { offerOf, type SeenOffer } from './offers/offer.ts';
import { plansFor, preselectedPlan } from './offers/plan-choice.ts';
import { planOnSale, plansOnSale } from './offers/plans.ts';
import { runningUntil } from './policy.ts';
import { shownPlans } from './offers/shown-plans.ts';
import type { PricedPlan } from './present.ts';
import { takenMethods } from './providers/registry.ts';
import { renewingPlan, type RenewingPlan } from './subscriptions/renewing-plan.ts';
import { nextChargeOf } from './renewals/next-charge.ts';
import { FAILED_CARDS_PER_HOUR } from './limits.ts';

type Buyer = Pick<
  MemberViewer,
  'memberId' | 'flowVersionId' | 'level' | 'cardVerified' | 'country'
>;
type Where = { readonly brand: Brand; readonly locale: Locale; readonly now: Date };

export type Shop = {
  readonly flow: Flow;
  readonly methods: readonly string[];
  readonly plans: readonly PresentedPlan[];
  readonly selected: string | null;
  readonly verification: PresentedPlan | null;
  /** Set for a member with a subscription that renews: another can only follow it. */
  readonly renewing: RenewingPlan | null;
};

/** The plans, methods and preselection for a member; nothing in it comes from the browser. */
export async function shopFor(buyer: Buyer, { locale, now }: Where): Promise<Shop> {
  const [flow, sold, renewing] = await Promise.all([
    flowVersion(buyer.flowVersionId),
    plansOnSale(now),
    renewingPlan(buyer.memberId, locale, now),
  ]);
  const lists = flow.config.plans;
  const choice = { flowCode: flow.code, level: buyer.level };
  const plans = shownPlans(plansFor(lists, choice), sold, locale).filter(
    ({ kind }) => renewing === null || kind !== 'subscription',
  );
  const preferred = preselectedPlan(lists, choice)?.productId;
  const verification = shownPlans(lists.verification, sold, locale)[0] ?? null;
  return {
    flow,
    methods: takenMethods(flow.config.paymentMethods),
    plans,
    selected: plans.find(({ productId }) => productId === preferred)?.productId ?? null,
    verification: buyer.cardVerified ? null : verification,
    renewing,
  };
}

/** The entry that this member may order: the plans on their page, and the card check until it is passed. */
function entryFor(flow: Flow, buyer: Buyer, productId: string): PlanEntry | undefined {
  const lists = flow.config.plans;
  const offered = plansFor(lists, { flowCode: flow.code, level: buyer.level });
  const checks = buyer.cardVerified ? [] : lists.verification;
  return [...offered, ...checks].find((entry) => entry.productId === productId);
}

/**
 * The current offer of one plan to one member: what the page shows above the button and what the order is
 * checked against. Raises `plan_unknown`.
 */
export async function offerFor(
  buyer: Buyer,
  productId: string,
  { brand, locale, now }: Where,
): Promise<SeenOffer & PricedPlan & { readonly flow: Flow }> {
  const [flow, priced] = await Promise.all([
    flowVersion(buyer.flowVersionId),
    planOnSale(productId, now),
  ]);
  const entry = entryFor(flow, buyer, productId);
  if (!entry || !priced) return fail('plan_unknown');
  const [terms, running, guarantee] = await Promise.all([
    currentText(brand, 'terms', locale),
    runningUntil(db(), buyer.memberId, now),
    comesWithGuarantee(db(), buyer.memberId),
  ]);
  const seen = offerOf({
    plan: priced.plan,
    planName: entry.planName[locale],
    brand,
    locale,
    descriptor: flow.config.descriptor ?? brand.descriptor,
    termsVersion: terms.version,
    startsAt: running ?? now,
    country: buyer.country,
    now,
    guarantee,
  });
  return { ...seen, ...priced, flow };
}

/**
 * How many attempts by a method a member has left before it is refused without being sent, and when the next
 * attempt is possible if none is left.
 */
export async function triesOf(
  memberId: string,
  now: Date,
  method = 'credit_card',
): Promise<{ readonly left: number; readonly againAt: Date | null }> {
  const failed = await db().attempt.findMany({
    where: {
      intent: { memberId },
      method,
      initiator: 'member',
      state: { in: ['refused', 'error'] },
      technical: false,
      createdAt: { gt: after(now, -HOUR) },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: FAILED_CARDS_PER_HOUR,
    select: { createdAt: true },
  });
  const left = FAILED_CARDS_PER_HOUR - failed.length;
  const oldest = failed.at(-1);
  return { left, againAt: left === 0 && oldest ? after(oldest.createdAt, HOUR) : null };
}

export async function triesLeft(memberId: string, now: Date, method?: string): Promise<number> {
  return (await triesOf(memberId, now, method)).left;
}

/**
 * Whether a card of the member is stored to pay later orders; a stored wallet has no last four digits and
 * does not count.
 */
export async function hasStoredCard(memberId: string): Promise<boolean> {
  const where = {
    memberId,
    state: 'valid',
    lastFour: { not: null },
    uses: { has: 'one_click' },
  } as const;
  return (await db().mandate.count({ where })) > 0;
}

export type PurchaseLine = {
  readonly chargeId: string;
  readonly price: string;
  readonly priceMinor: number;
  readonly paidAt: Date;
};

/** Payments as the profile shows them, newest first, and when the next charge is due. */
export async function purchasesOf(
  memberId: string,
  now: Date,
): Promise<{
  readonly charges: readonly PurchaseLine[];
  readonly nextBillAt: Date | null;
}> {
  const [charges, renewing] = await Promise.all([
    db().charge.findMany({
      where: { memberId },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      take: 100,
      select: { publicId: true, amountMinor: true, currency: true, at: true },
    }),
    db().subscription.findFirst({
      where: { memberId, state: { in: ['active', 'past_due'] }, cancelAtPeriodEnd: false },
      select: { id: true, periodEnd: true },
    }),
  ]);
  return {
    charges: charges.map(({ publicId, amountMinor, currency, at }) => ({
      chargeId: publicId,
      price: decimalIn(amountMinor, currency),
      priceMinor: amountMinor,
      paidAt: at,
    })),
    nextBillAt: renewing && (await nextChargeOf(renewing, now)),
  };
}
