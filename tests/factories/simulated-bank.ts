import { nothingKnown, refundKnown } from '#lib/payments/providers/nothing-known.ts';
import type { Outcome } from '#lib/payments/outcomes.ts';
import type { ChargeRequest } from '#lib/payments/providers/charge-request.ts';
import type { Observation } from '#lib/payments/providers/observation.ts';
import type { Provider } from '#lib/payments/providers/provider.ts';
import { captured, simulatedProvider } from './simulated-provider.ts';

/** What it makes of the next charges of a kept card: taken, refused, not decided yet, or an answer that is lost. */
export type Decision = Outcome | 'taken' | 'undecided' | 'lost' | 'not_sent';

/** A provider in memory that charges kept cards, each request under one key once. */
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
    /** What becomes of the next charges of a kept card, in order; what follows is taken. */
    plan: (token: string, ...next: Decision[]) => decisions.set(token, next),
    /** What becomes of charges that nothing was planned for. */
    usually: (choose: typeof usual) => {
      usual = choose;
    },
    /** What its next events mean. */
    setNotices,
    /** Happens while a charge is under way. */
    during: (act: typeof between) => {
      between = act;
    },
  };
}
