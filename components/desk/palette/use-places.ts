'use client';

import { useEffect, useState } from 'react';
import type { Place } from '#lib/desk/places/contract.ts';
import { deskCall } from '../desk-call.ts';

/** Long enough to paste or finish typing a number. */
const SETTLED_MS = 250;
const FEWEST = 3;

type Found = { readonly term: string; readonly places: readonly Place[]; readonly failed: boolean };

/** The exact matches of a term, asked for shortly after its last change. */
export function usePlaces(term: string): {
  readonly places: readonly Place[];
  readonly state: 'idle' | 'searching' | 'found' | 'failed';
} {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (term.length < FEWEST) return undefined;
    let stale = false;
    const timer = setTimeout(() => {
      deskCall('GET /api/desk/places', { query: { term } }).then(
        ({ places }) => {
          if (!stale) setFound({ term, places, failed: false });
        },
        () => {
          if (!stale) setFound({ term, places: [], failed: true });
        },
      );
    }, SETTLED_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [term]);
  if (term.length < FEWEST) return { places: [], state: 'idle' };
  if (found?.term !== term) return { places: [], state: 'searching' };
  return { places: found.places, state: found.failed ? 'failed' : 'found' };
}
