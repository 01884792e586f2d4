import { isTechnical } from '../call-provider.ts';
import type { Capability } from '../capabilities.ts';
import { text, type Fields } from '../fields.ts';
import { nothingKnown, refundKnown } from '../nothing-known.ts';
import type { Provider } from '../provider.ts';
import { checkout } from './api.ts';
import { NO_SUCH_TOKEN } from './errors.ts';
import { interpretNotification, receiveNotification } from './events.ts';
import { observe, paymentBody, probeBody } from './transform.ts';
import { walletMethods } from './wallet.ts';

/** Error codes and statuses for access, load and accounts: they say nothing about the payment itself. */
const NOT_ABOUT_IT = /^(?:0|4|9)\d\d$/;

const CARDS: ReadonlySet<Capability> = new Set([
  'card_fields',
  'native_3ds',
  'redirect',
  'store',
  'one_click',
  'merchant_initiated',
  'revoke',
  'zero_amount',
  'refund',
  'partial_refund',
  'disputes',
]);

/** Details returned from the bank's page, or from the challenge shown on ours. */
function returnedDetails(returned: Readonly<Record<string, string>>): Fields | null {
  for (const name of ['redirectResult', 'threeDSResult']) {
    const result = text(returned[name]);
    if (result !== null) return { [name]: result };
  }
  return null;
}

/**
 * Cards, typed or from a wallet, through Adyen Checkout: encrypted card fields, 3-D Secure on our page or the
 * bank's, signed notifications.
 */
export const adyen: Provider = {
  name: 'adyen',
  get methods() {
    return { credit_card: CARDS, ...walletMethods() };
  },
  accepted: { body: '[accepted]', type: 'text/plain' },

  async charge(request) {
    const { idempotencyKey } = request;
    return observe(await checkout('/payments', { body: paymentBody(request), idempotencyKey }));
  },

  async finish(_attempt, returned) {
    const details = returnedDetails(returned);
    if (details === null) return nothingKnown('unknown', 'open');
    const reply = await checkout('/payments/details', { body: { details } });
    // A refused inquiry says nothing about the payment: only an answer changes it.
    return reply.kind === 'answer' ? observe(reply) : nothingKnown('unknown', 'open');
  },

  /**
   * Checkout has no call that reads a payment. Repeating the first call under its idempotency key returns the
   * stored answer. Without the card it is either answered that way, refused as a used key, or refused as
   * invalid, which means that the first call never arrived.
   */
  async inquire(attempt, request) {
    const body = request ? paymentBody(request) : probeBody(attempt);
    const reply = await checkout('/payments', { body, idempotencyKey: attempt.idempotencyKey });
    if (isTechnical(reply) || (reply.kind === 'refused' && NOT_ABOUT_IT.test(reply.errorCode))) {
      return nothingKnown('unknown', 'open');
    }
    const seen = observe(reply);
    return !request && seen.state === 'error' ? { ...seen, outcome: 'retry' } : seen;
  },

  async refund({ company, payment, reference, amountMinor, currency, idempotencyKey }) {
    const path = `/payments/${encodeURIComponent(payment.providerReference)}/refunds`;
    const body = {
      merchantAccount: company,
      reference,
      amount: { value: amountMinor, currency },
    };
    const reply = await checkout(path, { body, idempotencyKey });
    if (reply.kind === 'answer') {
      return refundKnown('pending', { providerReference: text(reply.body['pspReference']) });
    }
    return reply.kind === 'refused' && !isTechnical(reply)
      ? refundKnown('failed', { reason: reply.errorCode })
      : refundKnown('unknown');
  },

  // Checkout has no call that reads a refund either: its result arrives by notification.
  inquireRefund: () => Promise.resolve(refundKnown('unknown')),

  async revoke({ company, token, payerId }) {
    const whose = new URLSearchParams({ shopperReference: payerId, merchantAccount: company });
    const path = `/storedPaymentMethods/${encodeURIComponent(token)}?${whose.toString()}`;
    const reply = await checkout(path, { method: 'DELETE' });
    const gone = reply.kind === 'refused' && reply.errorCode === NO_SUCH_TOKEN;
    return reply.kind === 'answer' || gone ? 'revoked' : 'unknown';
  },

  receive: receiveNotification,
  interpret: interpretNotification,
};
