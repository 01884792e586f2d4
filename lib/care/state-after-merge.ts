import type { Ticket } from '../db/generated/client.ts';

type Merged = Pick<Ticket, 'state' | 'sinceAt' | 'dueAt' | 'snoozedUntil' | 'assignedTo'>;

const earlier = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};

/**
 * The state of a ticket that got the messages of another one: it is open if either was, for as long and due as early
 * as the first of the two, and set aside only if no open one was not. Pure.
 */
export function stateAfterMerge(from: Merged, to: Merged): Merged {
  const assignedTo = to.assignedTo ?? from.assignedTo;
  const bothOpen = from.state === 'open' && to.state === 'open';
  if (!bothOpen) {
    const { state, sinceAt, dueAt, snoozedUntil } = from.state === 'open' ? from : to;
    return { state, sinceAt, dueAt, snoozedUntil, assignedTo };
  }
  const isAside = from.snoozedUntil !== null && to.snoozedUntil !== null;
  return {
    state: 'open',
    sinceAt: from.sinceAt < to.sinceAt ? from.sinceAt : to.sinceAt,
    dueAt: earlier(from.dueAt, to.dueAt),
    snoozedUntil: isAside ? earlier(from.snoozedUntil, to.snoozedUntil) : null,
    assignedTo,
  };
}
