import { nothingKnown } from '../nothing-known.ts';
import type { Provider } from '../provider.ts';
import { post } from './api.ts';
import { interpretNotification, receiveNotification } from './events.ts';
import { observe, paymentBody, probeBody, text } from './transform.ts';

/** Codes and statuses of access, load and accounts: they say nothing about the payment asked for. */
const NOT_ABOUT_IT = /^(?:0|4|9)\d\d$/;

/** Cards through Adyen Checkout: sealed fields in, 3-D Secure by redirect, notifications signed. */
export const adyen: Provider = {
  name: 'adyen',
  methods: ['credit_card'],

  async charge(request) {
    return observe(await post('/payments', paymentBody(request), request.idempotencyKey));
  },

  async finish(returned) {
    const redirectResult = returned['redirectResult'] ?? '';
    if (redirectResult === '') return nothingKnown('unknown', 'open');
    const reply = await post('/payments/details', { details: { redirectResult } });
    // A refused question says nothing about the payment: only an answer moves it.
    return reply.kind === 'answer' ? observe(reply) : nothingKnown('unknown', 'open');
  },

  /**
   * Checkout has no call that reads a payment. Repeating the first one under its key is answered from
   * memory; without the card it is either answered so, refused as a used key, or refused as invalid,
   * and then the first one never arrived.
   */
  async inquire(attempt, held) {
    const body = held ? paymentBody(held) : probeBody(attempt);
    const reply = await post('/payments', body, attempt.idempotencyKey);
    if (
      reply.kind === 'not_sent' ||
      (reply.kind === 'refused' && NOT_ABOUT_IT.test(reply.errorCode))
    ) {
      return nothingKnown('unknown', 'open');
    }
    const seen = observe(reply);
    return !held && seen.state === 'error' ? { ...seen, outcome: 'retry' } : seen;
  },

  async refund(request) {
    const path = `/payments/${encodeURIComponent(request.providerReference)}/refunds`;
    const body = {
      merchantAccount: request.company,
      reference: request.reference,
      amount: { value: request.amountMinor, currency: request.currency },
    };
    const reply = await post(path, body, request.idempotencyKey);
    if (reply.kind === 'answer') {
      return { state: 'pending', providerReference: text(reply.body['pspReference']) };
    }
    const state = reply.kind === 'refused' ? ('failed' as const) : ('unknown' as const);
    return { state, providerReference: null };
  },

  receive: receiveNotification,
  interpret: interpretNotification,
};
