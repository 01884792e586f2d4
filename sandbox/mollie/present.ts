import { amountOf, centsIn } from './amount.ts';
import type { MollieContext } from './context.ts';
import { mismatch, type Schema } from './schema.ts';
import {
  referenceOf,
  type Chargeback,
  type Customer,
  type Mandate,
  type Payment,
  type Refund,
} from './state.ts';

const HAL = 'application/hal+json';
const PROFILE = 'pfl_SandboxShop';
const EXPIRES_AFTER_MS = 15 * 60 * 1000;
const CARD = {
  cardLabel: 'Visa',
  cardExpiryDate: '2030-03-31',
  cardFingerprint: 'fHB3CCKx9REkz8fPplT8N4nq',
};
const CARD_NUMBER = '1111';

const link = (href: string, type = HAL) => ({ href, type });
const documentation = link('https://docs.mollie.com', 'text/html');

/** Nothing leaves that the provider's model would not allow. */
function checked<Shown extends object>(schema: Schema, shown: Shown): Shown {
  const broken = mismatch(schema, shown);
  if (broken) throw new Error(`Answer breaks ${schema}: ${broken.field} ${broken.detail}`);
  return shown;
}

const at = ({ publicUrl }: MollieContext, path: string) => `${publicUrl()}/mollie/v2${path}`;

/** Where the buyer of a payment chooses how it ends. */
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
      cardNumber: CARD_NUMBER,
      cardHolder: 'T. TEST',
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
    ...{ resource: 'payment', id, mode: 'test', createdAt, amount, description },
    ...{ sequenceType, redirectUrl, status, profileId: PROFILE },
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
      self: link(at(context, `/payments/${id}`)),
      ...(status === 'open' &&
        sequenceType !== 'recurring' && {
          checkout: link(checkoutUrl(context, payment), 'text/html'),
        }),
      dashboard: link('https://my.mollie.com/dashboard', 'text/html'),
      documentation,
    },
  });
}

export function presentRefund(context: MollieContext, payment: Payment, refund: Refund) {
  const { id, amount, description, metadata, createdAt, status } = refund;
  const path = `/payments/${payment.id}`;
  return checked('RefundResponse', {
    ...{ resource: 'refund', id, mode: 'test', description, amount, metadata, status, createdAt },
    paymentId: payment.id,
    _links: {
      self: link(at(context, `${path}/refunds/${id}`)),
      payment: link(at(context, path)),
      documentation,
    },
  });
}

export function presentChargeback(context: MollieContext, payment: Payment, claim: Chargeback) {
  const { id, createdAt, reversedAt } = claim;
  const path = `/payments/${payment.id}`;
  return checked('EntityChargeback', {
    ...{ resource: 'chargeback', id, amount: payment.amount, createdAt, reversedAt },
    paymentId: payment.id,
    reason: { code: '4837', description: 'No cardholder authorisation' },
    _links: {
      self: link(at(context, `${path}/chargebacks/${id}`)),
      payment: link(at(context, path)),
      documentation,
    },
  });
}

export function presentCustomer(context: MollieContext, { id, metadata, createdAt }: Customer) {
  return checked('CustomerResponse', {
    ...{ resource: 'customer', id, mode: 'test', name: null, email: null, locale: null },
    ...{ metadata, createdAt },
    _links: {
      self: link(at(context, `/customers/${id}`)),
      dashboard: link('https://my.mollie.com/dashboard', 'text/html'),
      documentation,
    },
  });
}

export function presentMandate(context: MollieContext, { id, customerId, createdAt }: Mandate) {
  const path = `/customers/${customerId}`;
  return checked('MandateResponse', {
    ...{ resource: 'mandate', id, mode: 'test', status: 'valid', method: 'creditcard' },
    ...{ customerId, createdAt, mandateReference: null, signatureDate: null },
    details: { ...CARD, cardNumber: CARD_NUMBER, cardHolder: 'T. TEST' },
    _links: {
      self: link(at(context, `${path}/mandates/${id}`)),
      customer: link(at(context, path)),
      documentation,
    },
  });
}

/** For tests: what is on the books. */
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
