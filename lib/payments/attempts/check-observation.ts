import type { Attempt } from '../../db/generated/client.ts';
import type { Observation } from '../providers/observation.ts';

type Ours = Pick<Attempt, 'reference' | 'amountMinor' | 'currency'>;

export type Verdict = 'sound' | 'foreign' | 'wrong_amount' | 'wrong_currency';

const MONEY: ReadonlySet<Observation['state']> = new Set(['authorized', 'captured']);

/** The captured amount as the provider reported it, else the payment's amount. */
export function takenOf({ capturedMinor, amountMinor }: Observation): number | null {
  return capturedMinor ?? amountMinor;
}

/**
 * Whether a provider's observation belongs to our attempt and its money. `foreign`: it names another
 * reference, or reports money and names none. `wrong_amount`, `wrong_currency`: they differ from ours or are
 * missing. Pure.
 */
export function checkObservation(ours: Ours, seen: Observation): Verdict {
  const takesMoney = MONEY.has(seen.state);
  if (seen.reference === null ? takesMoney : seen.reference !== ours.reference) return 'foreign';
  if (!takesMoney) return 'sound';
  const taken = takenOf(seen);
  if (seen.currency !== ours.currency || taken === null) return 'wrong_currency';
  return taken === ours.amountMinor && seen.amountMinor === taken ? 'sound' : 'wrong_amount';
}
