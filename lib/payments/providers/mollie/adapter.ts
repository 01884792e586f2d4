import type { Capability } from '../capabilities.ts';
import type { ChargeRequest } from '../charge-request.ts';
import { record, type Fields } from '../fields.ts';
import { nothingKnown } from '../nothing-known.ts';
import type { Observation } from '../observation.ts';
import type { Provider } from '../provider.ts';
import { customerPath, fetchResource, mollieCall, paymentPath } from './api.ts';
import { customerOf, forgetCustomer } from './customer.ts';
import { interpretNudge, receiveNudge } from './events.ts';
import { inquireRefund, refundPayment } from './refunds.ts';
import { paymentBody } from './request.ts';
import { mandateOf } from './stored-payment-method.ts';
import { observePayment, observeRefusal } from './transform.ts';

const HOSTED: ReadonlySet<Capability> = new Set([
  'hosted_page',
  'redirect',
  'store',
  'merchant_initiated',
  'revoke',
  'refund',
  'partial_refund',
  'look_up',
  'look_up_refund',
  'disputes',
]);

const NOT_KNOWN = nothingKnown('unknown', 'open');
const GONE = new Set([404, 410]);

async function createPayment(request: ChargeRequest): Promise<Observation> {
  const storesMandate = request.store && request.paymentMethod.kind === 'hosted';
  const found = storesMandate ? await customerOf(request) : null;
  if (found && found.kind !== 'found') return observeRefusal(found);
  const { idempotencyKey } = request;
  const body = paymentBody(request, found?.customer ?? null);
  const reply = await mollieCall('/payments', { body, idempotencyKey });
  if (reply.kind === 'answer') return observePayment(reply.body);
  if (storesMandate && reply.kind === 'refused' && reply.errorCode === 'customerId') {
    await forgetCustomer(request);
  }
  return observeRefusal(reply);
}

/** The payment's current state. A failed read says nothing about the payment. */
async function readPayment(id: string): Promise<Observation> {
  const reply = await fetchResource(paymentPath(id));
  return reply.kind === 'answer' ? observePayment(reply.body) : NOT_KNOWN;
}

/**
 * Finds a charge whose answer was lost. The provider forgets the idempotency key after an hour and would
 * charge again, so the charge is looked for among the customer's payments.
 */
async function findCharge(request: ChargeRequest, token: string): Promise<Observation> {
  const mandate = mandateOf(token);
  if (!mandate) return NOT_KNOWN;
  const reply = await fetchResource(`${customerPath(mandate.customerId)}/payments?limit=50`);
  if (reply.kind !== 'answer') return NOT_KNOWN;
  const { payments } = record(reply.body['_embedded']);
  const listed: readonly Fields[] = Array.isArray(payments) ? payments.map(record) : [];
  const made = listed.map(observePayment).find(({ reference }) => reference === request.reference);
  return made ?? createPayment(request);
}

/** Mollie: a payment, its page where the buyer chooses how to pay, and mandates for renewals. */
export const mollie: Provider = {
  name: 'mollie',
  methods: { mollie: HOSTED },
  accepted: { body: '', type: 'text/plain' },

  charge: createPayment,

  // The browser returns only our own order id.
  finish: ({ providerReference }) =>
    providerReference === null ? Promise.resolve(NOT_KNOWN) : readPayment(providerReference),

  inquire({ providerReference }, request) {
    if (providerReference !== null) return readPayment(providerReference);
    if (!request) return Promise.resolve(NOT_KNOWN);
    const { paymentMethod } = request;
    return paymentMethod.kind === 'stored'
      ? findCharge(request, paymentMethod.token)
      : createPayment(request);
  },

  refund: refundPayment,
  inquireRefund,

  async revoke({ token }) {
    const mandate = mandateOf(token);
    if (!mandate) return 'unknown';
    const path = `${customerPath(mandate.customerId)}/mandates/${encodeURIComponent(mandate.mandateId)}`;
    const reply = await mollieCall(path, { method: 'DELETE' });
    const gone = reply.kind === 'refused' && GONE.has(reply.status);
    return reply.kind === 'answer' || gone ? 'revoked' : 'unknown';
  },

  receive: receiveNudge,
  interpret: interpretNudge,
};
