import { record, text, type Fields } from '../fields.ts';
import type { DisputeNotice, Notice } from '../notice.ts';
import { readMoney } from './money.ts';

type DisputeStatus = Pick<DisputeNotice, 'stage' | 'state'>;

/** Stages before the decision: first an inquiry, then held money, then an appeal. */
const STAGES: Readonly<Record<string, DisputeStatus>> = {
  INQUIRY: { stage: 'inquiry', state: 'inquiry' },
  CHARGEBACK: { stage: 'chargeback', state: 'open' },
  PRE_ARBITRATION: { stage: 'second', state: 'open' },
  ARBITRATION: { stage: 'second', state: 'open' },
};

const LOST = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']);

function stateOf(lifeCycle: DisputeStatus, resource: Fields): DisputeNotice['state'] {
  if (resource['status'] !== 'RESOLVED') return lifeCycle.state;
  const { outcome_code: outcome } = record(resource['dispute_outcome']);
  if (LOST.has(String(outcome))) return 'lost';
  return lifeCycle.stage === 'inquiry' ? 'closed' : 'won';
}

/** The disputed payment, with our own reference and the provider's id of its capture. */
export function disputedPayment(resource: Fields): Fields {
  const listed = resource['disputed_transactions'];
  return record(Array.isArray(listed) ? listed[0] : undefined);
}

/** A lost inquiry was decided without money being held, so it is reported as the chargeback it became. */
export function disputeOf(resource: Fields): Notice {
  const lifeCycle = STAGES[text(resource['dispute_life_cycle_stage']) ?? ''];
  const providerReference = text(resource['dispute_id']);
  const { amountMinor, currency } = readMoney(resource['dispute_amount']);
  if (!lifeCycle || providerReference === null || amountMinor === null || currency === null) {
    return { kind: 'other' };
  }
  const state = stateOf(lifeCycle, resource);
  const until = new Date(text(resource['seller_response_due_date']) ?? '');
  return {
    kind: 'dispute',
    providerReference,
    paymentReference: null,
    state,
    amountMinor,
    currency,
    stage: state === 'lost' && lifeCycle.stage === 'inquiry' ? 'chargeback' : lifeCycle.stage,
    reasonCode: text(resource['reason']),
    dueAt: Number.isNaN(until.getTime()) ? null : until,
  };
}
