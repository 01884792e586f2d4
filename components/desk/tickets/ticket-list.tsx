'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { deskError } from '../desk-errors.ts';
import { LoadError } from '../error-message.tsx';
import { Pill } from '../pill.tsx';
import { TicketTime } from './ticket-time.tsx';
import { ticketAddress, type TicketQuery } from './ticket-query.ts';
import type { ListedTicket } from './types.ts';
import { useKeys } from '../use-keys.ts';
import type { useTicketList } from './use-ticket-list.ts';

const NONE = {
  waiting: 'No open tickets.',
  mine: 'No open tickets are assigned to you.',
  snoozed: 'No tickets are set aside.',
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
  if (tickets.length === 0) {
    const none = query.find === undefined ? NONE[query.list] : 'Nothing found.';
    return <p className="py-6 text-sm text-ink-soft">{none}</p>;
  }
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

interface TicketRowProps {
  ticket: ListedTicket;
  /** The brand's name. */
  brand: string;
  address: string;
  open: boolean;
  now: string;
}

/** One ticket in the list: its latest message, and how long it has been in its state. */
function TicketRow({ ticket, brand, address, open, now }: TicketRowProps) {
  const { reference, excerpt, locale, claimedBy, assignedTo, tags, rating } = ticket;
  const marked = claimedBy !== null || assignedTo !== null || rating !== null || tags.length > 0;
  return (
    <li>
      <Link
        prefetch={false}
        href={address}
        scroll={false}
        aria-current={open ? 'true' : undefined}
        className={clsx(
          'block border-l-2 px-3 py-2.5 text-sm',
          open ? 'border-accent-ink bg-raised' : 'border-transparent hover:bg-raised',
        )}
      >
        <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <span className="font-semibold tabular-nums">{reference}</span>
          <span className="text-ink-soft">
            {brand} · {locale.toUpperCase()}
          </span>
          <span className="ml-auto text-xs whitespace-nowrap text-ink-soft tabular-nums">
            <TicketTime ticket={ticket} now={now} />
          </span>
        </span>
        <span lang={locale} className="mt-1 line-clamp-2 wrap-anywhere text-ink-soft">
          {excerpt === '' ? '–' : excerpt}
        </span>
        {marked && (
          <span className="mt-1.5 flex flex-wrap gap-1.5">
            {claimedBy !== null && <Pill tone="accent">{claimedBy} is replying</Pill>}
            {assignedTo !== null && <Pill>{assignedTo}</Pill>}
            {rating !== null && (
              <Pill tone={rating === 'good' ? 'good' : 'bad'}>rated {rating}</Pill>
            )}
            {tags.map((tag) => (
              <span key={tag} className="text-xs text-ink-soft">
                #{tag}
              </span>
            ))}
          </span>
        )}
      </Link>
    </li>
  );
}
