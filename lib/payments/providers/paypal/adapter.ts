import type { Capability } from '../capabilities.ts';
import type { ChargeRequest } from '../charge-request.ts';
import { nothingKnown } from '../nothing-known.ts';
import type { Observation } from '../observation.ts';
import type { Provider } from '../provider.ts';
import { fetchResource, orderPath, paypalCall } from './api.ts';
import { captureOrder } from './capture-order.ts';
import { interpretEvent, receiveEvent } from './events.ts';
import { inquireRefund, refundCapture } from './refunds.ts';
import { orderBody } from './request.ts';
import { observeOrder, observeRefusal } from './transform.ts';

const WALLET: ReadonlySet<Capability> = new Set([
  'approval',
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

const ORDER_ID = /^[A-Z0-9]{10,36}$/;
const NOT_KNOWN = nothingKnown('unknown', 'open');

async function createOrder(request: ChargeRequest): Promise<Observation> {
  const reply = await paypalCall('/v2/checkout/orders', {
    body: orderBody(request),
    requestId: request.idempotencyKey,
  });
  if (reply.kind !== 'answer') return observeRefusal(reply);
  const isPresent = request.initiator === 'member';
  const seen = observeOrder(reply.body, isPresent);
  if (seen.state !== 'requires_action' || (isPresent && seen.action)) return seen;
  // The member is not present to approve, or PayPal gave no page to approve on.
  return { ...seen, state: 'refused', outcome: 'authentication_required', action: null };
}

/** The order's current state; captures it if the payer has approved. */
async function settle(id: string, present: boolean): Promise<Observation> {
  const reply = await fetchResource(orderPath(id));
  if (reply.kind === 'answer') return captureOrder(reply.body, present);
  // The provider deletes orders that were not approved within hours.
  const gone = reply.kind === 'refused' && reply.status === 404;
  return gone ? nothingKnown('expired', 'retry', { status: 'gone' }) : NOT_KNOWN;
}

/** PayPal's own wallet: an order, the payer's approval on PayPal's page, and the capture. */
export const paypal: Provider = {
  name: 'paypal',
  methods: { paypal: WALLET },
  accepted: { body: '', type: 'text/plain' },

  charge: createOrder,

  async finish(attempt, returned) {
    const id = returned['token'] ?? returned['id'] ?? '';
    if (!ORDER_ID.test(id)) return NOT_KNOWN;
    const reply = await fetchResource(orderPath(id));
    if (reply.kind !== 'answer') return NOT_KNOWN;
    const seen = observeOrder(reply.body, true);
    // An order without our reference says nothing, and another attempt's order must not be captured here.
    if (seen.reference === null) return NOT_KNOWN;
    return seen.reference === attempt.reference ? captureOrder(reply.body, true) : seen;
  },

  inquire(attempt, request) {
    const isPresent = request?.initiator !== 'merchant';
    if (attempt.providerReference !== null) return settle(attempt.providerReference, isPresent);
    return request ? createOrder(request) : Promise.resolve(NOT_KNOWN);
  },

  refund: refundCapture,
  inquireRefund,

  async revoke({ token }) {
    const path = `/v3/vault/payment-tokens/${encodeURIComponent(token)}`;
    const reply = await paypalCall(path, { method: 'DELETE' });
    const gone = reply.kind === 'refused' && reply.status === 404;
    return reply.kind === 'answer' || gone ? 'revoked' : 'unknown';
  },

  receive: receiveEvent,
  interpret: interpretEvent,
};
