'use client';

import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import useSWR from 'swr';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { isQuiet } from '../at-work.ts';
import { deskCall } from '../desk-call.ts';
import { LoadError } from '../load-error.tsx';
import { deskError } from '../desk-errors.ts';
import { TicketMessageView } from './ticket-message-view.tsx';
import { ticketAddress, parseTicketQuery } from './ticket-query.ts';
import { ReplyForm } from './reply-form.tsx';
import { TicketHead } from './ticket-head.tsx';
import type { Ticket } from './types.ts';

/** Infrequent, since each access is logged; sending is refused if a new message has arrived meanwhile. */
const AGAIN_MS = 60_000;

/** One ticket with all its messages, and the draft of the answer. */
export function TicketThread({ reference }: { reference: string }) {
  const query = parseTicketQuery(useSearchParams());
  const purpose = `Ticket ${reference}`;
  const { data, error, mutate } = useSWR<Ticket, unknown>(
    ['desk-ticket', reference],
    () => deskCall('GET /api/desk/tickets/{reference}', { params: { reference }, purpose }),
    { refreshInterval: AGAIN_MS, isPaused: isQuiet, shouldRetryOnError: false },
  );
  const again = () => mutate();
  return (
    <article aria-label={`Ticket ${reference}`}>
      <Link
        prefetch={false}
        href={ticketAddress(query)}
        className="mb-3 inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft lg:hidden"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
        All tickets
      </Link>
      {data !== undefined ? (
        <>
          <TicketHead ticket={data} purpose={purpose} onDone={again} />
          <ol className="mt-6 grid gap-4" aria-label="Messages">
            {data.messages.map((message) => (
              <TicketMessageView key={message.id} message={message} locale={data.locale} />
            ))}
          </ol>
          {data.erased ? (
            <p className="mt-6 rounded-card bg-sunken px-4 py-3 text-sm">
              The account and its messages were erased.
            </p>
          ) : (
            <ReplyForm ticket={data} purpose={purpose} onDone={again} />
          )}
        </>
      ) : error === undefined ? (
        <div role="status" aria-busy="true" aria-label="Ticket" className="grid gap-4">
          <Skeleton className="block h-14" />
          <Skeleton className="block h-40" />
          <Skeleton className="block h-28" />
        </div>
      ) : (
        <LoadError errorMessage={deskError(error)} again={() => void again()} />
      )}
    </article>
  );
}
