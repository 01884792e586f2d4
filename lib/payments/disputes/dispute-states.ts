import type { DisputeState } from '../../db/generated/enums.ts';
import type { DisputeNotice } from '../providers/notice.ts';
import type { Machine } from '../transition.ts';

/** A won dispute can be claimed a second time; a lost one can still be won. */
export const DISPUTE: Machine<DisputeState> = {
  inquiry: ['open', 'won', 'lost', 'closed'],
  open: ['won', 'lost', 'closed'],
  won: ['open', 'lost'],
  lost: ['won'],
  closed: ['open', 'won', 'lost'],
};

/** Who has the money: we do, the bank holds it until it decides, or it is gone. */
export type Hold = 'ours' | 'held' | 'gone';

export function holdOf(state: DisputeState): Hold {
  if (state === 'open') return 'held';
  return state === 'lost' ? 'gone' : 'ours';
}

/**
 * Whether a dispute notice is older than the known state: the opening of a first claim is stale once that
 * claim was decided, the opening of a second claim is not. Pure.
 */
export function isStale(known: DisputeState, { state, stage }: DisputeNotice): boolean {
  const decided = known === 'won' || known === 'lost' || known === 'closed';
  if (state === 'inquiry') return known !== 'inquiry';
  return decided && state === 'open' && stage !== 'second';
}
