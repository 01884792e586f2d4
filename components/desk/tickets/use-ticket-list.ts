'use client';

import { createContext } from 'react';
import useSWRInfinite from 'swr/infinite';
import { isQuiet } from '../at-work.ts';
import { deskCall, type DeskAnswer } from '../desk-call.ts';
import type { TicketQuery } from './ticket-query.ts';

type TicketListActions = {
  /** Reloads the list: actions on the open ticket change its place. */
  readonly again: () => unknown;
  /** Opens the ticket that follows the given one in the list; stays where there is none, or another one is open. */
  readonly goOn: (reference: string) => void;
};

export const TicketListContext = createContext<TicketListActions>({
  again: () => undefined,
  goOn: () => undefined,
});

type Page = DeskAnswer<'GET /api/desk/tickets'>;
type Key = readonly ['desk-tickets', TicketQuery, string];

export const LIST_PURPOSE = 'Tickets';
/** Infrequent, since each access is logged. */
const AGAIN_MS = 60_000;

function fetchPage([, { list, brand, member, find }, after]: Key): Promise<Page> {
  return deskCall('GET /api/desk/tickets', {
    purpose: LIST_PURPOSE,
    query: {
      list,
      ...(brand !== undefined && { brand }),
      ...(member !== undefined && { member }),
      ...(find !== undefined && { find }),
      ...(after !== '' && { after }),
    },
  });
}

/** A paginated list of tickets; refreshed while it is open. */
export function useTicketList(query: TicketQuery) {
  const keyOf = (index: number, before: Page | null): Key | null => {
    if (index === 0) return ['desk-tickets', query, ''];
    const next = before?.next ?? null;
    return next === null ? null : ['desk-tickets', query, next];
  };
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<
    Page,
    unknown
  >(keyOf, fetchPage, {
    refreshInterval: AGAIN_MS,
    isPaused: isQuiet,
    shouldRetryOnError: false,
  });
  return {
    tickets: data?.flatMap(({ tickets }) => tickets) ?? [],
    head: data?.[0],
    more: (data?.at(-1)?.next ?? null) !== null,
    error: data === undefined ? error : undefined,
    loading: isLoading,
    busy: isValidating,
    showMore: () => setSize(size + 1),
    again: () => mutate(),
  };
}
