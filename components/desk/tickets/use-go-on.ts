import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { ticketAddress, type TicketQuery } from './ticket-query.ts';

interface GoOn {
  /** The ticket that is open. */
  reference: string | undefined;
  tickets: readonly { reference: string }[];
  query: TicketQuery;
}

/** Opens the next ticket of the list after a reply, unless the operator has opened another one meanwhile. */
export function useGoOn({ reference, tickets, query }: GoOn) {
  const router = useRouter();
  const [sent, setSent] = useState<string>();
  const opened = useRef(reference);
  useEffect(() => {
    opened.current = reference;
  });
  const goOn = (from: string): void => {
    const at = tickets.findIndex((one) => one.reference === from);
    const next = at < 0 ? undefined : tickets[at + 1];
    const isElsewhere = opened.current !== from;
    if (isElsewhere || next) setSent(from);
    if (next && !isElsewhere) router.push(ticketAddress(query, next.reference));
  };
  return { sent, goOn };
}
