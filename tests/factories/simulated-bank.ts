import { nothingKnown, refundKnown } from '#lib/payments/providers/nothing-known.ts';
import type { Outcome } from '#lib/payments/outcomes.ts';
import type { ChargeRequest } from '#lib/payments/providers/charge-request.ts';
import type { Observation } from '#lib/payments/providers/observation.ts';
import type { Provider } from '#lib/payments/providers/provider.ts';
import { captured, simulatedProvider } from './simulated-provider.ts';

/** The outcome of a charge of a stored card: taken, refused, undecided, or taken with a lost answer. */
export type Decision = Outcome | 'taken' | 'undecided' | 'lost' | 'not_sent';

/** A provider in memory that charges stored cards, each idempotency key once. */
export function simulatedBank() {
  const { provider, setNotices } = simulatedProvider();
  const decisions = new Map<string, Decision[]>();
  const charges: ChargeRequest[] = [];
  const seen = new Map<string, Observation>();
  const revoked: string[] = [];
  let usual: (request: ChargeRequest) => Decision = () => 'taken';
  let between: (request: ChargeRequest) => Promise<void> = () => Promise.resolve();

  const decide = (request: ChargeRequest, decision: Decision): Observation => {
    if (decision === 'taken' || decision === 'lost') return captured(request);
    if (decision === 'undecided') return nothingKnown('confirming', 'pending');
    if (decision === 'not_sent') return { ...nothingKnown('error', 'retry'), technical: true };
    const { reference } = request;
    return { ...nothingKnown('refused', decision), reference, providerReference: `P-${reference}` };
  };

  const bank: Provider = {
    ...provider,
    refund: () => Promise.resolve(refundKnown('succeeded')),
    charge: async (request) => {
      const token = request.paymentMethod.kind === 'stored' ? request.paymentMethod.token : '';
      const decision = decisions.get(token)?.shift() ?? usual(request);
      charges.push(request);
      const observed = decide(request, decision);
      if (decision !== 'not_sent') seen.set(request.idempotencyKey, observed);
      await between(request);
      return decision === 'lost' ? nothingKnown('unknown', 'open') : observed;
    },
    inquire: ({ idempotencyKey }) =>
      Promise.resolve(seen.get(idempotencyKey) ?? nothingKnown('error', 'retry')),
    revoke: ({ token }) => {
      revoked.push(token);
      return Promise.resolve('revoked');
    },
  };
  return {
    bank,
    charges,
    revoked,
    /** Sets the outcomes of the next charges of a stored card, in order; later ones are taken. */
    plan: (token: string, ...next: Decision[]) => decisions.set(token, next),
    /** Sets the outcome of charges without a planned one. */
    usually: (choose: typeof usual) => {
      usual = choose;
    },
    /** Sets the notices that the next events are parsed into. */
    setNotices,
    /** Runs while a charge is under way. */
    during: (act: typeof between) => {
      between = act;
    },
  };
}
