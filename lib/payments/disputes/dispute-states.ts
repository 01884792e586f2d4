import type { DisputeNotice } from '../providers/notice.ts';
import type { Machine } from '../transition.ts';

export type DisputeState = DisputeNotice['state'];

/** What was won can be claimed once more; what was lost can still be won. */
export const DISPUTE: Machine<DisputeState> = {
  inquiry: ['open', 'won', 'lost', 'closed'],
  open: ['won', 'lost', 'closed'],
  won: ['open', 'lost'],
  lost: ['won'],
  closed: ['open', 'won', 'lost'],
};

/** With whom the money is: ours as before, with the bank while it decides, or gone. */
export type Hold = 'ours' | 'held' | 'gone';

export function holdOf(state: DisputeState): Hold {
  if (state === 'open') return 'held';
  return state === 'lost' ? 'gone' : 'ours';
}

/**
 * Whether news of a dispute is older than what is known: the opening of a first claim says nothing once that
 * claim was decided. A second claim does. Pure.
 */
export function isStale(known: DisputeState, { state, stage }: DisputeNotice): boolean {
  const decided = known === 'won' || known === 'lost' || known === 'closed';
  if (state === 'inquiry') return known !== 'inquiry';
  return decided && state === 'open' && stage !== 'second';
}
