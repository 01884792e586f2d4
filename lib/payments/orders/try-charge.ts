import { db } from '../../db/client.ts';
import type { Intent, PlanVersion } from '../../db/generated/client.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { brandLink } from '../../brands/links.ts';
import type { Brand, Locale } from '../../brands/schema.ts';
import { brandSettings } from '../../brands/settings.ts';
import { setSendAfterPayment } from '../../chat/pending-after-payment.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { createIntent } from './create-intent.ts';
import { isDeclinedCard, isDeclinedEntry } from '../cards/is-declined.ts';
import { enteredCard } from '../fingerprints/entered-card.ts';
import { notifyUrl } from '../attempts/notify-url.ts';
import type { Offer } from '../offers/offer.ts';
import { isOpen } from './intent-states.ts';
import { replayOrder, requestOf } from './replay-order.ts';
import type { Outcome } from '../outcomes.ts';
import type { Browser, PaymentMethod } from '../providers/charge-request.ts';
import { offerFor, triesLeft } from '../queries.ts';
import { returnPath } from '../returns/return-table.ts';
import { needsOf, routeFor } from '../routes/find-route.ts';
import {
  tryProviders,
  remainingOptions,
  providerOptions,
  type ProviderOption,
} from '../routes/try-providers.ts';
import { toOrderStatus, WITH_ORDER, type OrderStatus } from './order-status.ts';
import { startAttempt } from '../attempts/start-attempt.ts';
import { submitAttempt } from '../attempts/submit-attempt.ts';
import type { Synced } from '../attempts/sync-attempt.ts';

export type Order = {
  readonly member: MemberViewer;
  readonly brand: Brand;
  readonly locale: Locale;
  readonly productId: string;
  readonly method: string;
  /** As the buyer typed it; empty where the provider asks for it. */
  readonly firstName: string;
  readonly lastName: string;
  readonly paymentMethod: PaymentMethod;
  /** The stored card that `paymentMethod` names, and its provider. */
  readonly storedMandate?: { readonly mandateId: string; readonly provider: string };
  /** The buyer wants the card stored for later orders. */
  readonly storeCard?: boolean;
  readonly acceptOrder: boolean;
  readonly startNow: boolean;
  readonly sendPending: boolean;
  readonly idempotencyKey: string;
  readonly offerHash: string | undefined;
  readonly browser: Browser;
  readonly address: string;
  readonly now: Date;
};

export type Charged = Pick<OrderStatus, 'state' | 'outcome' | 'action' | 'kind' | 'returned'> & {
  readonly orderId: string | null;
  readonly provider: string;
};

/** The attempts for an order, newest first. */
function attemptsOf({ id: intentId }: Intent) {
  return db().attempt.findMany({
    where: { intentId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: WITH_ORDER,
  });
}

async function submit(
  order: Order,
  intent: Intent,
  plan: PlanVersion,
  { provider, paymentMethod }: ProviderOption,
): Promise<Charged & Pick<Synced, 'technical'>> {
  const { member, method, now, locale } = order;
  const storesMandate = !order.storedMandate && (plan.kind === 'subscription' || intent.storeCard);
  const attempt = await startAttempt({
    intent,
    provider: provider.name,
    method,
    now,
    ...(order.storedMandate && { mandateId: order.storedMandate.mandateId }),
  });
  const { email } = await db().user.findUniqueOrThrow({
    where: { id: member.memberId },
    select: { email: true },
  });
  const back = returnPath(provider.name, method, intent.publicId);
  const request = {
    company: attempt.company,
    reference: attempt.reference,
    idempotencyKey: attempt.idempotencyKey,
    amountMinor: attempt.amountMinor,
    currency: attempt.currency,
    paymentMethod,
    purpose: plan.kind === 'card_check' ? ('card_check' as const) : ('order' as const),
    initiator: 'member' as const,
    sca: 'required' as const,
    cardOnFile: order.storedMandate
      ? ('one_click' as const)
      : storesMandate
        ? ('first' as const)
        : ('none' as const),
    store: storesMandate,
    planName: (intent.offer as unknown as Offer).planName,
    descriptor: intent.descriptor,
    returnUrl: brandLink(member.brandId, back, locale),
    cancelUrl: brandLink(member.brandId, back, locale),
    notifyUrl: notifyUrl(provider.name, attempt.company, member.brandId),
    payer: {
      id: member.publicId,
      email,
      firstName: order.firstName,
      lastName: order.lastName,
      country: member.country,
      locale,
      address: order.address,
    },
    browser: order.browser,
  };
  const synced = await submitAttempt(attempt, request, now);
  return { ...synced, provider: provider.name };
}

/** Why an order is refused before any provider is asked; undefined when it is not. */
async function refusalWithoutCharge({
  member,
  method,
  storedMandate,
  paymentMethod,
  now,
}: Order): Promise<Outcome | undefined> {
  if ((await triesLeft(member.memberId, now, method)) === 0) return 'change_method';
  const entered = enteredCard(member.brandId, paymentMethod);
  const isDeclined = storedMandate
    ? await isDeclinedCard(storedMandate.mandateId, now)
    : entered !== null && (await isDeclinedEntry(member.memberId, entered, now));
  return isDeclined ? 'already_declined' : undefined;
}

/**
 * For the signed-in member on the payment page: creates the intent, starts an attempt and charges it; tries
 * the next provider of the route when it is certain that the previous one never processed the payment. The
 * browser sends the plan's name and the payment method; price, company, descriptor and texts are set by the
 * server. Raises the errors of `createIntent`, `startAttempt` and `submitAttempt`, `plan_unknown` and
 * `payment_method_unavailable`.
 */
export async function tryCharge(order: Order): Promise<Charged> {
  const { member, brand, locale, now, method } = order;
  const repeated = await replayOrder(order);
  if (repeated) return repeated;
  const seen = await offerFor(member, order.productId, { brand, locale, now });
  const { paymentCompany } = await brandSettings(brand.id);
  const route = await routeFor({
    company: paymentCompany,
    flowCode: seen.flow.code,
    method,
    needs: needsOf(seen.plan.kind),
    only: order.storedMandate?.provider,
  });
  if (!(seen.flow.config.paymentMethods as readonly string[]).includes(method)) {
    fail('payment_method_unavailable', { method });
  }
  const outcome = await refusalWithoutCharge(order);
  if (outcome) {
    const refused = { state: 'refused', outcome, action: null } as const;
    const nothing = { kind: seen.plan.kind, returned: false, orderId: null };
    return { ...refused, ...nothing, provider: route[0].name };
  }
  const options = providerOptions(route, method, order.paymentMethod);
  const { startNow, acceptOrder, storeCard = false } = order;
  const { intent, isNew } = await createIntent({
    member,
    plan: seen.plan,
    company: paymentCompany,
    flowCode: seen.flow.code,
    seen,
    offerHash: order.offerHash,
    locale,
    idempotencyKey: order.idempotencyKey,
    request: requestOf(order),
    storeCard,
    orderAccepted: acceptOrder,
    startNow,
    now,
  });
  const attempts = isNew ? [] : await attemptsOf(intent);
  const left = remainingOptions(options, attempts);
  const [last] = attempts;
  // A repeated request returns the result of the first one, unless that was interrupted.
  if (last && (left.length === 0 || !isOpen(intent.state))) {
    return { ...toOrderStatus(last), provider: last.provider };
  }
  await setSendAfterPayment(member.memberId, order.sendPending, now);
  return tryProviders(left, (option, before) =>
    // Each attempt gets a later time than the one before: the newest attempt determines the order's status.
    submit({ ...order, now: after(now, before) }, intent, seen.plan, option),
  );
}
