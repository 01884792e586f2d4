import type { ChargeRequest } from '../charge-request.ts';
import { companyReference } from '../company-reference.ts';
import { HOSTED_CARDS } from '../hosted-cards.ts';
import { nothingKnown } from '../nothing-known.ts';
import type { Observation } from '../observation.ts';
import type { AskedAttempt, Provider } from '../provider.ts';
import { check, transact } from './api.ts';
import { NOT_FOUND, USED_ID } from './errors.ts';
import { interpretCallback, receiveCallback } from './events.ts';
import { inquireRefund, refundSale } from './refunds.ts';
import { saleForm } from './request.ts';
import { codeOf, observeRefusal, observeSale } from './transform.ts';

const REFERENCE = /^[\w.-]{1,64}$/;
const NOT_KNOWN = nothingKnown('unknown', 'open');
const NEVER_ARRIVED = { ...NOT_KNOWN, result: { code: NOT_FOUND } };

type Named = Pick<AskedAttempt, 'company' | 'reference'>;

async function observed(asked: ReturnType<typeof check>, company: string): Promise<Observation> {
  const reply = await asked;
  if (reply.kind !== 'answer') return NOT_KNOWN;
  if (codeOf(reply.body) === NOT_FOUND) return NEVER_ARRIVED;
  const seen = observeSale(reply.body, company);
  // A refused inquiry says nothing about the sale.
  return seen.state === 'error' ? NOT_KNOWN : seen;
}

const fetchStatus = ({ company, reference }: Named): Promise<Observation> =>
  observed(check({ transaction_unique_id: companyReference(company, reference) }), company);

async function sell(request: ChargeRequest): Promise<Observation> {
  const reply = await transact(saleForm(request));
  if (reply.kind !== 'answer') return observeRefusal(reply);
  if (codeOf(reply.body) === USED_ID) return fetchStatus(request);
  const seen = observeSale(reply.body, request.company);
  if (seen.state !== 'requires_action' || request.initiator === 'member') return seen;
  // The member is not present to type or to authenticate.
  return { ...seen, state: 'refused', outcome: 'authentication_required', action: null };
}

/** Cards through Maxpay, typed on its own page; renewals use the rebill token of the first sale. */
export const maxpay: Provider = {
  name: 'maxpay',
  methods: { credit_card: HOSTED_CARDS },
  accepted: { body: 'OK', type: 'text/plain' },

  charge: sell,

  async finish({ company, providerReference }, returned) {
    const reference = returned['reference'] ?? '';
    if (!REFERENCE.test(reference)) return NOT_KNOWN;
    const seen = await observed(check({ reference }), company);
    // An answer without our reference counts only when it was found by the attempt's own provider reference.
    return seen.reference === null && reference !== providerReference ? NOT_KNOWN : seen;
  },

  /** Maxpay accepts our transaction id only once, so a sale that never arrived can safely be sent again. */
  async inquire(attempt, request) {
    const seen = await fetchStatus(attempt);
    return seen === NEVER_ARRIVED && request ? sell(request) : seen;
  },

  refund: refundSale,
  inquireRefund,
  // Maxpay has no call to revoke a token: we delete it and never send it again.
  revoke: () => Promise.resolve('revoked'),
  receive: receiveCallback,
  interpret: interpretCallback,
};
