'use client';

import { useQuery } from './use-query.ts';
import { useWorkChanges } from './use-work-changes.ts';
import { countText, WORK } from './work-text.ts';

/** For what changes by time alone, and while the socket is away. */
const EVERY_MS = 30_000;

/** How much waits on each page of the navigation, by its path; followed while the operator is at work. */
export function useWorkCounts(): ReadonlyMap<string, string> {
  const { data, again } = useQuery('GET /api/desk/work', {}, EVERY_MS);
  useWorkChanges(again);
  const counts = new Map<string, number>();
  for (const { kind, waiting } of data?.work ?? []) {
    // A draft waits for its author alone.
    if (waiting === 0 || kind === 'plan_drafts' || kind === 'flow_drafts') continue;
    const { page } = WORK[kind];
    counts.set(page, (counts.get(page) ?? 0) + waiting);
  }
  const most = data?.most ?? 0;
  return new Map([...counts].map(([page, count]) => [page, countText(count, most)]));
}
