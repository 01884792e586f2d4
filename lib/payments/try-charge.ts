import { db } from '../db/client.ts';
import type { Intent } from '../db/generated/client.ts';
import type { MemberViewer } from '../accounts/viewer.ts';
import { brandLink } from '../brands/links.ts';
import type { Brand, Locale } from '../brands/schema.ts';
import { brandSettings } from '../brands/settings.ts';
import { keepForAfterPayment } from '../chat/keep-for-after-payment.ts';
import { fail } from '../kernel/errors.ts';
import type { AttemptState } from './attempt-states.ts';
import { createIntent } from './create-intent.ts';
import { fingerprint } from './fingerprint.ts';
import { isOutcome } from './outcomes.ts';
import type { Action, Browser, SealedCard } from './providers/provider.ts';
import { providerFor } from './providers/registry.ts';
import { offerFor, triesLeft } from './queries.ts';
import { startAttempt } from './start-attempt.ts';
import { submitAttempt } from './submit-attempt.ts';
import type { Synced } from './sync-attempt.ts';

export type Order = {
  readonly member: MemberViewer;
  readonly brand: Brand;
  readonly locale: Locale;
  readonly productId: string;
  readonly method: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly card: SealedCard;
  readonly acceptOrder: boolean;
  readonly startNow: boolean;
  readonly sendPending: boolean;
  readonly idempotencyKey: string;
  readonly offerHash: string | undefined;
  readonly browser: Browser;
  readonly address: string;
  readonly now: Date;
};

export type Charged = Pick<Synced, 'state' | 'outcome' | 'action'> & {
  readonly orderId: string | null;
  readonly provider: string;
};

/** A repeated request is answered with what became of the first one. */
async function replayed(intent: Intent, provider: string): Promise<Charged | undefined> {
  const attempt = await db().attempt.findFirst({
    where: { intentId: intent.id },
    orderBy: { createdAt: 'desc' },
  });
  if (!attempt) return undefined;
  const { outcome } = attempt;
  return {
    state: attempt.state as AttemptState,
    outcome: outcome !== null && isOutcome(outcome) ? outcome : 'open',
    action: attempt.action as Action | null,
    orderId: intent.publicId,
    provider,
  };
}

async function submit(order: Order, intent: Intent, isPlanKept: boolean): Promise<Charged> {
  const { member, method, now, locale } = order;
  const provider = providerFor(method);
  const attempt = await startAttempt({ intent, provider: provider.name, method, now });
  const { email } = await db().user.findUniqueOrThrow({
    where: { id: member.memberId },
    select: { email: true },
  });
  const back = `/${provider.name}/paymentCheck?order=${intent.publicId}`;
  const request = {
    company: attempt.company,
    reference: attempt.reference,
    idempotencyKey: attempt.idempotencyKey,
    amountMinor: attempt.amountMinor,
    currency: attempt.currency,
    means: {
      kind: 'sealed_card' as const,
      fields: order.card,
      holderName: `${order.firstName} ${order.lastName}`,
    },
    initiator: 'member' as const,
    store: isPlanKept,
    descriptor: intent.descriptor,
    returnUrl: brandLink(member.brandId, back, locale),
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

/**
 * For the signed-in member on the payment page: order, attempt, charge. The browser gives the plan's
 * name and sealed card fields; price, company, descriptor and texts are ours. Raises what
 * `createIntent`, `startAttempt` and `submitAttempt` raise, `plan_unknown` and
 * `payment_method_unavailable`.
 */
export async function tryCharge(order: Order): Promise<Charged> {
  const { member, brand, locale, now, method } = order;
  const seen = await offerFor(member, order.productId, { brand, locale, now });
  const provider = providerFor(method);
  if (!(seen.flow.config.paymentMethods as readonly string[]).includes(method)) {
    fail('payment_method_unavailable', { method });
  }
  if ((await triesLeft(member.memberId, now)) === 0) {
    const blocked = { state: 'refused', outcome: 'change_method', action: null } as const;
    return { ...blocked, orderId: null, provider: provider.name };
  }
  const { paymentCompany } = await brandSettings(brand.id);
  const { productId, startNow, acceptOrder, card } = order;
  const { intent, isNew } = await createIntent({
    member,
    plan: seen.plan,
    company: paymentCompany,
    seen,
    offerHash: order.offerHash,
    locale,
    idempotencyKey: order.idempotencyKey,
    request: { productId, method, startNow, acceptOrder, card: fingerprint(card) },
    orderAccepted: acceptOrder,
    startNow,
    now,
  });
  const earlier = isNew ? undefined : await replayed(intent, provider.name);
  if (earlier) return earlier;
  await keepForAfterPayment(member.memberId, order.sendPending, now);
  return submit(order, intent, seen.plan.kind === 'subscription');
}
