'use client';

import { useEffect, useRef, type Dispatch } from 'react';
import { useCatchUp, useRealtime } from '#components/realtime/use-realtime.ts';
import type { Filters } from '#lib/discovery/search/filters.ts';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import { cardsOf, FEWEST, waiting, type StackAction, type StackState } from './stack-state.ts';

export interface MatchSearch {
  readonly region: string | undefined;
  readonly filters: Filters;
}

/** Keeps the stack filled: fetches page 1 again, which leaves out the profiles already chosen. */
export function useRefill(
  state: StackState,
  search: MatchSearch,
  dispatch: Dispatch<StackAction>,
): void {
  const { trackerId } = useRealtime();
  const busy = useRef(false);
  const left = waiting(state).length;
  const pendingCount = Object.keys(state.pending).length;
  const { supply } = state;
  const { region, filters } = search;

  useEffect(() => {
    if (left >= FEWEST || supply !== 'open' || busy.current) return;
    busy.current = true;
    const body = { trackerId, page: 1, ...filters, ...(region !== undefined && { region }) };
    call('POST /api/dispenser/match', { body }).then(
      ({ profiles, widened }) => {
        busy.current = false;
        dispatch({ type: 'filled', cards: cardsOf({ profiles, widened }) });
      },
      (error: unknown) => {
        busy.current = false;
        dispatch({ type: 'unfilled', offline: codeOf(error) === 'offline' });
      },
    );
  }, [left, pendingCount, supply, trackerId, region, filters, dispatch]);
  useCatchUp(() => {
    dispatch({ type: 'reopened' });
  });
}
