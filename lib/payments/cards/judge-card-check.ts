import type { Attempt, Intent } from '../../db/generated/client.ts';
import type { Observation } from '../providers/observation.ts';

type Checking = Pick<Attempt, 'amountMinor' | 'threeDs' | 'action'> & {
  readonly intent: Pick<Intent, 'purpose'>;
};

/**
 * A card accepted without authentication of its holder proves no identity, so the card check counts as
 * refused. Nothing was charged, so nothing is refunded. Returns every other observation unchanged. Pure.
 */
export function judgeCardCheck(attempt: Checking, seen: Observation): Observation {
  const { intent, amountMinor, threeDs, action } = attempt;
  if (intent.purpose !== 'card_check' || seen.state !== 'captured') return seen;
  if (amountMinor > 0 || seen.outcome !== 'success') return seen;
  // Without an action the authentication was frictionless: the bank trusted the card without asking its
  // holder.
  if (action !== null && (threeDs || seen.threeDs)) return seen;
  return { ...seen, state: 'refused', outcome: 'authentication_required' };
}
