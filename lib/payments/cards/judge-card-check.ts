import type { Attempt, Intent } from '../../db/generated/client.ts';
import type { Observation } from '../providers/observation.ts';

type Checking = Pick<Attempt, 'amountMinor' | 'threeDs' | 'action'> & {
  readonly intent: Pick<Intent, 'purpose'>;
};

/**
 * A card that was accepted without its holder being asked proves nobody: as a check it is a no. Nothing
 * was taken, so nothing goes back. Leaves everything else as it was seen. Pure.
 */
export function judgeCardCheck(attempt: Checking, seen: Observation): Observation {
  const { intent, amountMinor, threeDs, action } = attempt;
  if (intent.purpose !== 'card_check' || seen.state !== 'captured') return seen;
  if (amountMinor > 0 || seen.outcome !== 'success') return seen;
  // Authenticated in one breath, the bank was sure of the card and saw nobody.
  if (action !== null && (threeDs || seen.threeDs)) return seen;
  return { ...seen, state: 'refused', outcome: 'authentication_required' };
}
