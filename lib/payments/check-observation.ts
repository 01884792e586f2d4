import type { Attempt } from '../db/generated/client.ts';
import type { Observation } from './providers/provider.ts';

type Ours = Pick<Attempt, 'reference' | 'amountMinor' | 'currency'>;

export type Verdict = 'sound' | 'foreign' | 'wrong_amount';

const MONEY: ReadonlySet<Observation['state']> = new Set(['authorized', 'captured']);

/**
 * Whether what a provider says is about our attempt and its money. `foreign`: it names another
 * reference, or takes money and names none. `wrong_amount`: amount or currency differ from ours. Pure.
 */
export function checkObservation(ours: Ours, seen: Observation): Verdict {
  const takesMoney = MONEY.has(seen.state);
  if (seen.reference === null ? takesMoney : seen.reference !== ours.reference) return 'foreign';
  if (!takesMoney) return 'sound';
  const equal = seen.amountMinor === ours.amountMinor && seen.currency === ours.currency;
  return equal ? 'sound' : 'wrong_amount';
}
