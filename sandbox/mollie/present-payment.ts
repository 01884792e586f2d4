import { amountOf, centsIn } from './amount.ts';
import { CARD } from './card.ts';
import type { MollieContext } from './context.ts';
import { checked, dashboard, documentation, page, resource } from './hal.ts';
import { referenceOf, type Payment } from './state.ts';

const PROFILE = 'pfl_SandboxShop';
const EXPIRES_AFTER_MS = 15 * 60 * 1000;

/** URL of the page where the buyer chooses how a payment ends. */
export const checkoutUrl = ({ publicUrl }: MollieContext, { id }: Payment): string =>
  `${publicUrl()}/mollie/checkout/${id}`;

export const refundedCents = ({ refunds }: Payment): number =>
  refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + centsIn(amount), 0);

function detailsOf({ status, failure, request }: Payment) {
  if (status !== 'paid' && status !== 'failed') return {};
  const security = request.sequenceType === 'recurring' ? 'normal' : '3dsecure';
  return {
    method: 'creditcard',
    details: {
      ...CARD,
      cardSecurity: security,
      ...(failure && { failureReason: failure.failureReason }),
    },
    ...(failure?.statusReason !== undefined && {
      statusReason: { code: failure.statusReason, message: 'Declined by the issuer' },
    }),
  };
}

function timesOf({ status, endedAt, createdAt }: Payment) {
  if (status === 'open' || status === 'pending' || endedAt === undefined) {
    return { expiresAt: new Date(Date.parse(createdAt) + EXPIRES_AFTER_MS).toISOString() };
  }
  return { [`${status}At`]: endedAt };
}

function moneyOf(payment: Payment) {
  if (payment.status !== 'paid') return {};
  const { currency } = payment.amount;
  const back = refundedCents(payment);
  return {
    amountRefunded: amountOf(back, currency),
    amountRemaining: amountOf(centsIn(payment.amount) - back, currency),
  };
}

export function presentPayment(context: MollieContext, payment: Payment) {
  const { id, request, amount, createdAt, status, mandateId } = payment;
  const { description, redirectUrl, cancelUrl, webhookUrl, locale, metadata } = request;
  const { sequenceType = 'oneoff', customerId } = request;
  return checked('PaymentResponse', {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt,
    amount,
    description,
    sequenceType,
    redirectUrl,
    status,
    profileId: PROFILE,
    ...(cancelUrl !== undefined && { cancelUrl }),
    ...(webhookUrl !== undefined && { webhookUrl }),
    ...(locale !== undefined && { locale }),
    ...(metadata !== undefined && { metadata }),
    ...(customerId !== undefined && { customerId }),
    ...(mandateId !== undefined && { mandateId }),
    isCancelable: false,
    ...moneyOf(payment),
    ...detailsOf(payment),
    ...timesOf(payment),
    _links: {
      self: resource(context, `/payments/${id}`),
      ...(status === 'open' &&
        sequenceType !== 'recurring' && {
          checkout: page(checkoutUrl(context, payment)),
        }),
      dashboard,
      documentation,
    },
  });
}

/** The state of a payment, for tests. */
export const describePayment = (payment: Payment) => ({
  id: payment.id,
  reference: referenceOf(payment.request.metadata),
  sequenceType: payment.request.sequenceType ?? 'oneoff',
  status: payment.status,
  amount: payment.amount,
  refundedMinor: refundedCents(payment),
  customerId: payment.request.customerId ?? null,
  chargebacks: payment.chargebacks.length,
});
