'use client';

import { useQuery } from './use-query.ts';
import { useWorkChanges } from './use-work-changes.ts';
import { countText, WORK } from './work-text.ts';

/** For what changes by time alone, and while the socket is away. */
const EVERY_MS = 30_000;

/**
 * How much waits on each page of the navigation, or on each page where it is done, by its path; followed while the
 * operator is at work.
 */
export function useWorkCounts(by: 'page' | 'path' = 'page'): ReadonlyMap<string, string> {
  const { data, again } = useQuery('GET /api/desk/work', {}, EVERY_MS);
  useWorkChanges(again);
  const counts = new Map<string, number>();
  for (const { kind, waiting } of data?.work ?? []) {
    // A draft waits for its author alone.
    if (waiting === 0 || kind === 'plan_drafts' || kind === 'flow_drafts') continue;
    const place = WORK[kind][by];
    counts.set(place, (counts.get(place) ?? 0) + waiting);
  }
  const most = data?.most ?? 0;
  return new Map([...counts].map(([place, count]) => [place, countText(count, most)]));
}
