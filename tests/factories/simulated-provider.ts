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

/** A captured payment for an order, as a provider reports it. */
export function captured(paid: Paid, stored: StoredPaymentMethod | null = null): Observation {
  const { reference, amountMinor, currency } = paid;
  return {
    ...nothingKnown('captured', 'success'),
    reference,
    providerReference: `P-${reference}`,
    amountMinor,
    currency,
    stored,
  };
}

/** A provider in memory whose answers and events are set by the test. */
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
    /** Sets the answer to queries about a payment from now on. */
    answer: (reference: string, seen: Observation) => answers.set(reference, seen),
    /** Sets the answer to queries about refunds. */
    answerRefunds: (seen: RefundObservation) => {
      refunds = seen;
    },
    /** Sets the notices that the next events are parsed into. */
    setNotices: (...notices: Notice[]) => {
      nextNotices = notices;
    },
  };
}
