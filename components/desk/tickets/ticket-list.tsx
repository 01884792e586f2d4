'use client';

import { useRouter } from 'next/navigation';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { LoadError } from '../load-error.tsx';
import { deskError } from '../desk-errors.ts';
import { ticketAddress, type TicketQuery } from './ticket-query.ts';
import { TicketRow } from './ticket-row.tsx';
import { useKeys } from './use-keys.ts';
import type { useTicketList } from './use-ticket-list.ts';

const NONE = {
  waiting: 'No open tickets.',
  answered: 'No answered tickets.',
  closed: 'No closed tickets.',
  all: 'No tickets.',
} as const;

interface TicketListProps {
  list: ReturnType<typeof useTicketList>;
  query: TicketQuery;
  brands: readonly { id: string; name: string }[];
  /** The reference of the open ticket. */
  open: string | undefined;
}

/** A list of tickets; J and K move through it. */
export function TicketList({ list, query, brands, open }: TicketListProps) {
  const router = useRouter();
  const { tickets, head, more, error, loading } = list;
  const step = (by: number) => () => {
    const at = tickets.findIndex(({ reference }) => reference === open);
    const next = tickets[at < 0 ? 0 : at + by];
    if (next) router.push(ticketAddress(query, next.reference));
  };
  useKeys({ j: step(1), k: step(-1) });
  if (loading) return <Waiting />;
  if (error !== undefined || head === undefined) {
    return <LoadError errorMessage={deskError(error)} again={() => void list.again()} />;
  }
  if (tickets.length === 0) return <p className="py-6 text-sm text-ink-soft">{NONE[query.list]}</p>;
  return (
    <div className="mt-3 min-h-0 overflow-y-auto lg:-mr-2 lg:pr-2">
      <ul aria-label="Tickets" className="divide-y divide-line border-y border-line">
        {tickets.map((ticket) => (
          <TicketRow
            key={ticket.reference}
            ticket={ticket}
            brand={brands.find(({ id }) => id === ticket.brandId)?.name ?? ticket.brandId}
            address={ticketAddress(query, ticket.reference)}
            open={ticket.reference === open}
            now={head.now}
          />
        ))}
      </ul>
      {more && (
        <Button
          variant="quiet"
          size="sm"
          wide
          className="mt-2"
          pending={list.busy}
          onClick={() => void list.showMore()}
        >
          Load more
        </Button>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" aria-busy="true" aria-label="Tickets" className="mt-3 grid gap-3">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="block h-18" />
      ))}
    </div>
  );
}
