import { CARD } from './card.ts';
import type { MollieContext } from './context.ts';
import { checked, dashboard, documentation, resource } from './hal.ts';
import type { Chargeback, Customer, Mandate, Payment, Refund } from './state.ts';

export function presentRefund(context: MollieContext, payment: Payment, refund: Refund) {
  const { id, amount, description, metadata, createdAt, status } = refund;
  const path = `/payments/${payment.id}`;
  return checked('RefundResponse', {
    resource: 'refund',
    id,
    mode: 'test',
    description,
    amount,
    metadata,
    status,
    createdAt,
    paymentId: payment.id,
    _links: {
      self: resource(context, `${path}/refunds/${id}`),
      payment: resource(context, path),
      documentation,
    },
  });
}

export function presentChargeback(context: MollieContext, payment: Payment, claim: Chargeback) {
  const { id, createdAt, reversedAt } = claim;
  const path = `/payments/${payment.id}`;
  return checked('EntityChargeback', {
    resource: 'chargeback',
    id,
    amount: payment.amount,
    createdAt,
    reversedAt,
    paymentId: payment.id,
    reason: { code: '4837', description: 'No cardholder authorisation' },
    _links: {
      self: resource(context, `${path}/chargebacks/${id}`),
      payment: resource(context, path),
      documentation,
    },
  });
}

export function presentCustomer(context: MollieContext, { id, metadata, createdAt }: Customer) {
  return checked('CustomerResponse', {
    resource: 'customer',
    id,
    mode: 'test',
    name: null,
    email: null,
    locale: null,
    metadata,
    createdAt,
    _links: {
      self: resource(context, `/customers/${id}`),
      dashboard,
      documentation,
    },
  });
}

export function presentMandate(context: MollieContext, { id, customerId, createdAt }: Mandate) {
  const path = `/customers/${customerId}`;
  return checked('MandateResponse', {
    resource: 'mandate',
    id,
    mode: 'test',
    status: 'valid',
    method: 'creditcard',
    customerId,
    createdAt,
    mandateReference: null,
    signatureDate: null,
    details: CARD,
    _links: {
      self: resource(context, `${path}/mandates/${id}`),
      customer: resource(context, path),
      documentation,
    },
  });
}
