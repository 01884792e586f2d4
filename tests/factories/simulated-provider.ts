import type { Capability } from '#lib/payments/providers/capabilities.ts';
import type { ChargeRequest } from '#lib/payments/providers/charge-request.ts';
import type { Notice } from '#lib/payments/providers/notice.ts';
import { nothingKnown, refundKnown } from '#lib/payments/providers/nothing-known.ts';
import type {
  Observation,
  RefundObservation,
  StoredPaymentMethod,
} from '#lib/payments/providers/observation.ts';
import type { Provider } from '#lib/payments/providers/provider.ts';

const CAN: ReadonlySet<Capability> = new Set([
  'hosted_page',
  'store',
  'merchant_initiated',
  'look_up',
  'refund',
]);

type Paid = { readonly reference: string; readonly amountMinor: number; readonly currency: string };

/** Money taken for an order, as a provider tells it. */
export function captured(paid: Paid, stored: StoredPaymentMethod | null = null): Observation {
  const { reference, amountMinor, currency } = paid;
  return {
    ...nothingKnown('captured', 'success'),
    ...{ reference, providerReference: `P-${reference}`, amountMinor, currency, stored },
  };
}

/** A provider in memory that is asked and told by its test alone. */
export function simulatedProvider() {
  const answers = new Map<string, Observation>();
  const asked: { readonly reference: string; readonly request: ChargeRequest | undefined }[] = [];
  let nextNotices: readonly Notice[] = [];
  let refunds = refundKnown('pending');
  const waiting = nothingKnown('requires_action', 'pending');
  const provider: Provider = {
    name: 'mollie',
    methods: { mollie: CAN, credit_card: CAN },
    accepted: { body: '', type: 'text/plain' },
    charge: ({ reference }) => Promise.resolve(answers.get(reference) ?? waiting),
    finish: ({ reference }) => Promise.resolve(answers.get(reference) ?? waiting),
    inquire: ({ reference }, request) => {
      asked.push({ reference, request });
      return Promise.resolve(answers.get(reference) ?? waiting);
    },
    refund: () => Promise.resolve(refundKnown('pending')),
    inquireRefund: () => Promise.resolve(refunds),
    revoke: () => Promise.resolve('revoked'),
    receive: ({ raw }) =>
      Promise.resolve([{ dedupeKey: raw, reference: null, payload: {}, again: true }]),
    interpret: () => Promise.resolve(nextNotices),
  };
  return {
    provider,
    asked,
    /** What it says of a payment from now on. */
    answer: (reference: string, seen: Observation) => answers.set(reference, seen),
    /** What it says of refunds when it is asked. */
    answerRefunds: (seen: RefundObservation) => {
      refunds = seen;
    },
    /** What its next events mean. */
    setNotices: (...notices: Notice[]) => {
      nextNotices = notices;
    },
  };
}
