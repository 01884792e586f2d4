'use client';

import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Place } from './places.ts';

/** The skeleton of a section's page, rendered on the server, so that none of them is sent as script. */
export type PlaceSkeletons = Readonly<Partial<Record<Place, ReactNode>>>;

const PendingPlaceContext = createContext<(place: Place | null) => void>(() => undefined);

/** Reports a pressed entry of the bars while its page is not there yet. The skeleton ends in the commit that shows the page. */
export function useReportPending(place: Place, pending: boolean): void {
  const report = use(PendingPlaceContext);
  useLayoutEffect(() => {
    if (!pending) return;
    report(place);
    return () => {
      report(null);
    };
  }, [report, place, pending]);
}

interface PendingPlaceProps {
  /** First segment of the current path: a section does not cover its own pages. */
  segment: string;
  skeletons: PlaceSkeletons;
  children: ReactNode;
}

/**
 * Covers the page with the skeleton of the one that was asked for, below the bars. The stylesheet delays it by 80 ms,
 * so that a fast answer shows none; the page below keeps its scroll position.
 */
export function PendingPlace({ segment, skeletons, children }: PendingPlaceProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const skeleton = place === null || place === segment ? undefined : skeletons[place];
  return (
    <PendingPlaceContext value={setPlace}>
      {children}
      {skeleton !== undefined && (
        <div key={place} data-pending-place={place} className="pending-place">
          {skeleton}
        </div>
      )}
    </PendingPlaceContext>
  );
}
