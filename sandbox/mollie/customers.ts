import type { Visit } from '../http/router.ts';
import type { Metadata } from './api-types.ts';
import type { MollieContext } from './context.ts';
import { presentPayment } from './present-payment.ts';
import { presentCustomer, presentMandate } from './present.ts';
import { notFound } from './service-error.ts';
import { findMandate, newId, type Customer, type Mandate } from './state.ts';

export interface CustomerRequest {
  readonly metadata?: Metadata;
}

export function createCustomer(context: MollieContext, { metadata = {} }: CustomerRequest) {
  const customer: Customer = { id: newId('cst'), metadata, createdAt: new Date().toISOString() };
  context.state.customers.set(customer.id, customer);
  return presentCustomer(context, customer);
}

/** `GET /v2/customers/:customer/payments`, newest first. */
export function listPayments(context: MollieContext, { params, url }: Visit) {
  const limit = Number(url.searchParams.get('limit') ?? '50');
  const payments = [...context.state.payments.values()]
    .filter(({ request }) => request.customerId === params['customer'])
    .reverse()
    .slice(0, limit)
    .map((payment) => presentPayment(context, payment));
  return { count: payments.length, _embedded: { payments }, _links: {} };
}

function mandateOf({ state }: MollieContext, { params }: Visit): Mandate {
  const mandate = findMandate(state, params['customer'], params['mandate']);
  if (!mandate || mandate.customerId !== params['customer']) throw notFound('mandate');
  return mandate;
}

export const readMandate = (context: MollieContext, visit: Visit) =>
  presentMandate(context, mandateOf(context, visit));

/** Revokes a mandate: it can no longer be charged. */
export function revokeMandate(context: MollieContext, visit: Visit): void {
  context.state.mandates.delete(mandateOf(context, visit).id);
}
