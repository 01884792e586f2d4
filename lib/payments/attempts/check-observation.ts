import type { Attempt } from '../../db/generated/client.ts';
import type { Observation } from '../providers/observation.ts';

type Ours = Pick<Attempt, 'reference' | 'amountMinor' | 'currency'>;

export type Verdict = 'sound' | 'foreign' | 'wrong_amount' | 'wrong_currency';

const MONEY: ReadonlySet<Observation['state']> = new Set(['authorized', 'captured']);

/** What was truly taken: as told, else the payment's amount. */
export function takenOf({ capturedMinor, amountMinor }: Observation): number | null {
  return capturedMinor ?? amountMinor;
}

/**
 * Whether what a provider says is about our attempt and its money. `foreign`: it names another
 * reference, or takes money and names none. `wrong_amount`, `wrong_currency`: they differ from ours, or
 * are not told. Pure.
 */
export function checkObservation(ours: Ours, seen: Observation): Verdict {
  const takesMoney = MONEY.has(seen.state);
  if (seen.reference === null ? takesMoney : seen.reference !== ours.reference) return 'foreign';
  if (!takesMoney) return 'sound';
  const taken = takenOf(seen);
  if (seen.currency !== ours.currency || taken === null) return 'wrong_currency';
  return taken === ours.amountMinor && seen.amountMinor === taken ? 'sound' : 'wrong_amount';
}
