import { isTechnical } from '../call-provider.ts';
import { text, type Fields } from '../fields.ts';
import { nothingKnown } from '../nothing-known.ts';
import type { Observation } from '../observation.ts';
import { fetchResource, orderPath, paypalCall } from './api.ts';
import { ALREADY_CAPTURED } from './errors.ts';
import { observeOrder, observeRefusal } from './transform.ts';

const NOT_KNOWN = nothingKnown('unknown', 'open');

/** An order is captured once, so its id is the idempotency key: return page, notification and job share it. */
async function capture(id: string) {
  const send = () =>
    paypalCall(`${orderPath(id)}/capture`, { body: {}, requestId: `capture-${id}` });
  const reply = await send();
  return reply.kind === 'lost' ? send() : reply;
}

/**
 * Captures an order that its payer approved; returns the state of any other. The approval remains valid, so a
 * technical failure of the capture call says nothing about the payment.
 */
export async function captureOrder(order: Fields, present: boolean): Promise<Observation> {
  const seen = observeOrder(order, present);
  const id = text(order['id']);
  if (order['status'] !== 'APPROVED' || id === null) return seen;
  const reply = await capture(id);
  if (reply.kind === 'answer') return observeOrder(reply.body, present);
  if (reply.kind === 'refused' && reply.errorCode === ALREADY_CAPTURED) {
    const again = await fetchResource(orderPath(id));
    return again.kind === 'answer' ? observeOrder(again.body, present) : NOT_KNOWN;
  }
  return isTechnical(reply) ? NOT_KNOWN : observeRefusal(reply);
}
