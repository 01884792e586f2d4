import type { ChargeRequest } from '../charge-request.ts';
import { HOSTED_CARDS } from '../hosted-cards.ts';
import { nothingKnown } from '../nothing-known.ts';
import type { Observation } from '../observation.ts';
import type { Provider } from '../provider.ts';
import { readInstance, send } from './api.ts';
import { interpretNotification, receiveNotification } from './events.ts';
import { inquireRefund, refundPurchase } from './refunds.ts';
import { purchaseForm } from './request.ts';
import { observeInstance, observeRefusal } from './transform.ts';
import { createCache } from '../../../kernel/cache.ts';

const sent = createCache<Promise<Observation>>('trustpay-sent', { max: 2_000 });

/**
 * The provider treats every call as a new one, so this process sends each key once: a repetition returns the
 * result of the first call. For calls of other processes the attempt's state prevents a repetition.
 */
function sentOnce(key: string, send: () => Promise<Observation>): Promise<Observation> {
  const earlier = sent.get(key);
  if (earlier) return earlier;
  const first = send();
  sent.set(key, first);
  return first;
}

const INSTANCE = /^[\w.-]{1,64}$/;
const NOT_KNOWN = nothingKnown('unknown', 'open');

async function purchase(request: ChargeRequest): Promise<Observation> {
  const reply = await send('purchase', purchaseForm(request));
  if (reply.kind !== 'answer') return observeRefusal(reply);
  const seen = observeInstance(reply.body, request.company);
  if (seen.state !== 'requires_action' || request.initiator === 'member') return seen;
  // The member is not present to type or to authenticate.
  return { ...seen, state: 'refused', outcome: 'authentication_required', action: null };
}

async function fetchStatus(id: string, company: string): Promise<Observation> {
  const reply = await readInstance(id);
  return reply.kind === 'answer' ? observeInstance(reply.body, company) : NOT_KNOWN;
}

/** Cards through TrustPay, typed on its own page; renewals refer to the instance of the first purchase. */
export const trustpay: Provider = {
  name: 'trustpay',
  methods: { credit_card: HOSTED_CARDS },
  accepted: { body: '', type: 'text/plain' },

  charge: (request) => sentOnce(request.idempotencyKey, () => purchase(request)),

  async finish({ company, providerReference }, returned) {
    const id = returned['instanceId'] ?? '';
    if (!INSTANCE.test(id)) return NOT_KNOWN;
    const seen = await fetchStatus(id, company);
    // An answer without our reference counts only when it was found by the attempt's own instance id.
    return seen.reference === null && id !== providerReference ? NOT_KNOWN : seen;
  },

  /**
   * A purchase can be looked up only by its instance id, and is never repeated. Without an instance id the
   * payment page was never shown; a stored card may have been charged, which the notification reports.
   */
  inquire({ company, providerReference }, request) {
    if (providerReference !== null) return fetchStatus(providerReference, company);
    const neverPayable = request?.paymentMethod.kind === 'hosted';
    return Promise.resolve(
      neverPayable ? nothingKnown('error', 'retry', { call: 'lost' }) : NOT_KNOWN,
    );
  },

  refund: refundPurchase,
  inquireRefund,
  // A stored card is the id of an earlier instance, which is simply not used again: there is nothing to
  // revoke at the provider.
  revoke: () => Promise.resolve('revoked'),
  receive: receiveNotification,
  interpret: interpretNotification,
};
