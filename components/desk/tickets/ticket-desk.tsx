'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useParams, useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { buttonStyle } from '#components/ui/button-style.ts';
import { PageHeader } from '../page-header.tsx';
import { useQuery } from '../use-query.ts';
import { useWorkChanges } from '../use-work-changes.ts';
import { age } from './age.ts';
import { TicketFilters } from './ticket-filters.tsx';
import { TicketList } from './ticket-list.tsx';
import { parseTicketQuery, ticketAddress } from './ticket-query.ts';
import { useGoOn } from './use-go-on.ts';
import { TicketListContext, useTicketList } from './use-ticket-list.ts';

/** For what changes by time alone, and while the socket is away. */
const COUNTED_EVERY_MS = 30_000;

interface TicketDeskProps {
  /** The brands that the operator works for. */
  brands: readonly { id: string; name: string }[];
  children: ReactNode;
}

/** The list of tickets with the open one beside it; on a phone only one of the two. */
export function TicketDesk({ brands, children }: TicketDeskProps) {
  const { reference } = useParams<{ reference?: string }>();
  const query = parseTicketQuery(useSearchParams());
  const list = useTicketList(query);
  const { head, tickets } = list;
  const counts = useQuery('GET /api/desk/ticketCounts', {}, COUNTED_EVERY_MS);
  useWorkChanges(counts.again);
  const { waiting, now } = counts.data ?? head ?? {};
  const { sent, goOn } = useGoOn({ reference, tickets, query });
  return (
    <>
      <div className={clsx(reference !== undefined && 'max-lg:hidden')}>
        <PageHeader
          title="Tickets"
          aside={
            <Link
              prefetch={false}
              href="/tickets/answers"
              className={buttonStyle({ variant: 'quiet', size: 'sm' })}
            >
              Canned replies
            </Link>
          }
        >
          {waiting === undefined || now === undefined
            ? ' '
            : `${backlog(waiting, now)}${head ? satisfied(head.satisfaction) : ''}`}
        </PageHeader>
      </div>
      <div className="mt-5 grid items-start gap-8 max-lg:mt-0 lg:grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)]">
        <div
          className={clsx(
            'min-w-0 max-lg:mt-4 lg:sticky lg:top-6 lg:flex lg:max-h-[calc(100dvh-3rem)] lg:flex-col',
            reference !== undefined && 'max-lg:hidden',
          )}
        >
          <TicketFilters query={query} brands={brands} />
          <TicketList list={list} query={query} brands={brands} open={reference} />
        </div>
        <TicketListContext value={{ again: list.again, goOn }}>
          <div className="min-w-0">
            <p role="status" className="text-sm font-medium text-success empty:hidden">
              {sent !== undefined && sent !== reference && (
                <>
                  Reply sent to{' '}
                  <Link
                    prefetch={false}
                    href={ticketAddress(query, sent)}
                    className="underline underline-offset-2"
                  >
                    {sent}
                  </Link>
                  .
                </>
              )}
            </p>
            {children}
          </div>
        </TicketListContext>
      </div>
    </>
  );
}

/** Of few ratings the share says nothing. */
const FEWEST_RATINGS = 5;

function satisfied({ good, rated }: { good: number; rated: number }): string {
  if (rated < FEWEST_RATINGS) return '';
  const share = Math.round((good / rated) * 100);
  return ` ${String(share)} % of ${String(rated)} ratings in 30 days are good.`;
}

type Waiting = { count: number; oldest: string | null; overdue: number };

function backlog({ count, oldest, overdue }: Waiting, now: string): string {
  if (count === 0 || oldest === null) return 'No open tickets.';
  const many =
    count >= 1_000
      ? '1000+ open tickets'
      : count === 1
        ? '1 open ticket'
        : `${String(count)} open tickets`;
  const late = overdue === 0 ? '' : `, ${overdue >= 1_000 ? '1000+' : String(overdue)} overdue`;
  return `${many}${late}, the oldest for ${age(oldest, now)}.`;
}
