import type { Visit } from '../http/router.ts';
import { isSeeded } from '../payments/seeded-token.ts';
import { amountOf, centsIn } from './amount.ts';
import type { Amount, PaymentRequest } from './api-types.ts';
import type { MollieContext } from './context.ts';
import { LATER } from './endings.ts';
import { nudge } from './notify.ts';
import { presentPayment } from './present-payment.ts';
import { presentChargeback, presentRefund } from './present.ts';
import { notFound, ServiceError } from './service-error.ts';
import { endPayment } from './settle.ts';
import { findMandate, newId, referenceOf, type Mandate, type Payment } from './state.ts';

const BENT = ['wrong_amount', 'wrong_currency'] as const;

/** The ordered amount, or another one if the fault plan says so. */
function chargedOf({ faults }: MollieContext, { amount, metadata }: PaymentRequest): Amount {
  const reference = referenceOf(metadata);
  const occasion = { provider: 'mollie', operation: 'payments', reference };
  const { currency } = amount;
  switch (faults.take({ ...occasion, kinds: BENT })?.kind) {
    case 'wrong_amount':
      return amountOf(centsIn(amount) + 100, currency);
    case 'wrong_currency':
      return { ...amount, currency: currency === 'USD' ? 'EUR' : 'USD' };
    case undefined:
      return amount;
  }
}

function mandateFor({ state }: MollieContext, request: PaymentRequest): Mandate | undefined {
  const { sequenceType, customerId, mandateId } = request;
  if (sequenceType !== 'recurring') return undefined;
  const mandate = findMandate(state, customerId, mandateId);
  if (mandate && mandate.customerId === customerId) return mandate;
  throw new ServiceError(422, 'The mandate is invalid', 'mandateId');
}

/** `POST /v2/payments`: stays open for its buyer, or is charged at once by its mandate. */
export async function createPayment(context: MollieContext, request: PaymentRequest) {
  const { sequenceType = 'oneoff', customerId, redirectUrl } = request;
  const known = isSeeded(customerId) || context.state.customers.has(customerId ?? '');
  if (customerId !== undefined && !known) {
    throw new ServiceError(422, 'The customer is invalid', 'customerId');
  }
  if (sequenceType === 'first' && customerId === undefined) {
    throw new ServiceError(422, 'A customer is needed for a first payment', 'customerId');
  }
  if (sequenceType !== 'recurring' && redirectUrl === null) {
    throw new ServiceError(422, 'The redirect URL is invalid', 'redirectUrl');
  }
  const mandate = mandateFor(context, request);
  const payment: Payment = {
    id: newId('tr'),
    request,
    createdAt: new Date().toISOString(),
    amount: chargedOf(context, request),
    status: 'open',
    endedAt: undefined,
    failure: undefined,
    mandateId: mandate?.id,
    refunds: [],
    chargebacks: [],
  };
  context.state.payments.set(payment.id, payment);
  if (mandate) {
    const failure = mandate.refusesLater ? LATER : undefined;
    endPayment(context, payment, failure ? 'failed' : 'paid', failure);
    await nudge(context, payment, { operation: 'payments' });
  }
  return presentPayment(context, payment);
}

/** The payment named in the URL. Raises the provider's 404. */
export function paymentOf({ state }: MollieContext, { params }: Visit): Payment {
  const payment = state.payments.get(params['id'] ?? '');
  if (!payment) throw notFound('payment');
  return payment;
}

/** `GET /v2/payments/:id?embed=refunds,chargebacks`. */
export function readPayment(context: MollieContext, visit: Visit) {
  const payment = paymentOf(context, visit);
  const embed = (visit.url.searchParams.get('embed') ?? '').split(',');
  const embedded = {
    ...(embed.includes('refunds') && {
      refunds: payment.refunds.map((refund) => presentRefund(context, payment, refund)),
    }),
    ...(embed.includes('chargebacks') && {
      chargebacks: payment.chargebacks.map((claim) => presentChargeback(context, payment, claim)),
    }),
  };
  const shown = presentPayment(context, payment);
  return Object.keys(embedded).length > 0 ? { ...shown, _embedded: embedded } : shown;
}
