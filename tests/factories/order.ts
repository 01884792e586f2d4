import { brandById } from '#lib/brands/registry.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createIntent } from '#lib/payments/orders/create-intent.ts';
import type { Method, ProviderName } from '#lib/payments/providers/capabilities.ts';
import type { ChargeRequest, PaymentMethod } from '#lib/payments/providers/charge-request.ts';
import { offerFor } from '#lib/payments/queries.ts';
import { startAttempt } from '#lib/payments/attempts/start-attempt.ts';
import { createMember, type CreatedMember, type MemberOptions } from './member.ts';

/** A member with the viewer of their session, as handlers get it. */
export async function createBuyer(
  options: MemberOptions = {},
): Promise<CreatedMember & { readonly viewer: MemberViewer }> {
  const member = await createMember(options);
  const viewer = await findSession(member.token);
  if (!viewer) throw new Error('session not found');
  return { ...member, viewer };
}

/** Adyen's test form of encrypted fields; the holder's name selects an outcome. */
export function sealedCard(number: string, holderName = 'Test Buyer', code = '737'): PaymentMethod {
  const fields = {
    number: `test_${number}`,
    expiryMonth: 'test_03',
    expiryYear: 'test_2030',
    securityCode: `test_${code}`,
  };
  return { kind: 'sealed_card', fields, holderName };
}

let orders = 0;

type NewOrder = {
  readonly viewer: MemberViewer;
  readonly provider: ProviderName;
  readonly method?: Method;
  readonly paymentMethod: PaymentMethod;
  readonly productId?: string;
  readonly idempotencyKey?: string;
  readonly now?: Date;
};

/** An intent with its first attempt, committed and not yet sent, and the charge request. */
export async function createOrder({
  viewer,
  provider,
  paymentMethod,
  productId = 'pack_150',
  method = 'credit_card',
  now = clock.now(),
  ...more
}: NewOrder) {
  orders += 1;
  const brand = brandById(viewer.brandId);
  if (!brand) throw new Error(`no brand ${viewer.brandId}`);
  const locale = brand.locales.default;
  const seen = await offerFor(viewer, productId, { brand, locale, now });
  const { intent } = await createIntent({
    member: viewer,
    plan: seen.plan,
    company: 'gankomedia',
    flowCode: seen.flow.code,
    seen,
    offerHash: seen.hash,
    locale,
    idempotencyKey: more.idempotencyKey ?? `order-${orders}-${process.pid}`,
    request: { productId, paymentMethod },
    orderAccepted: true,
    startNow: true,
    now,
  });
  const attempt = await startAttempt({ intent, provider, method, now });
  const back = `http://${brand.hosts[0] ?? ''}:3000/${provider}/paymentCheck`;
  const request: ChargeRequest = {
    company: attempt.company,
    reference: attempt.reference,
    idempotencyKey: attempt.idempotencyKey,
    amountMinor: attempt.amountMinor,
    currency: attempt.currency,
    paymentMethod,
    purpose: seen.plan.kind === 'card_check' ? 'card_check' : 'order',
    initiator: 'member',
    sca: 'required',
    cardOnFile: seen.plan.kind === 'subscription' ? 'first' : 'none',
    store: seen.plan.kind === 'subscription',
    planName: seen.offer.planName,
    descriptor: intent.descriptor,
    returnUrl: `${back}?order=${intent.publicId}`,
    cancelUrl: `${back}?order=${intent.publicId}`,
    notifyUrl: `http://127.0.0.1:9/${provider}?c=${attempt.company}`,
    payer: {
      id: viewer.publicId,
      email: 'buyer@example.test',
      firstName: 'Test',
      lastName: 'Buyer',
      country: viewer.country,
      locale,
      address: '127.0.0.1',
    },
    browser: {
      userAgent: 'test',
      acceptHeader: '*/*',
      language: locale,
      colorDepth: 24,
      screenHeight: 844,
      screenWidth: 390,
      timezone: -60,
      javaEnabled: false,
    },
  };
  return { intent, attempt, request };
}
