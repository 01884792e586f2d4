import { age } from './age.ts';
import type { ListedTicket } from './types.ts';

const STATES = { open: 'open', waiting: 'answered', closed: 'closed' } as const;

interface TicketTimeProps {
  ticket: Pick<ListedTicket, 'state' | 'sinceAt' | 'dueAt' | 'snoozedUntil'>;
  now: string;
}

/** The time of a ticket that counts: when it comes back, how long it is overdue, when it is due, or its age. */
export function TicketTime({ ticket, now }: TicketTimeProps) {
  const { state, sinceAt, dueAt, snoozedUntil } = ticket;
  if (snoozedUntil !== null) return `back in ${age(now, snoozedUntil)}`;
  if (dueAt === null) return `${STATES[state]} ${age(sinceAt, now)}`;
  if (Date.parse(dueAt) >= Date.parse(now)) return `due in ${age(now, dueAt)}`;
  return <strong className="font-semibold text-danger">overdue {age(dueAt, now)}</strong>;
}
