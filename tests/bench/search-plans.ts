import type { Pool, PoolClient } from 'pg';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { shuffleStartOf } from '#lib/listings/shuffle.ts';
import { audienceOf } from '#lib/discovery/search/audience.ts';
import { FIRST } from '#lib/discovery/search/pages.ts';
import { searchQuery } from '#lib/discovery/search/read-rows.ts';
import { settledPlan } from './explain-prepared.ts';
import type { SearchCase } from './search-cases.ts';
import { SEARCH_PAGE_SIZE } from '#lib/discovery/limits.ts';

/** Of the region with the most people. */
const MILAN = { latitude: 4546, longitude: 919 };

async function planOf(
  client: PoolClient,
  one: SearchCase,
  viewer: MemberViewer,
  now: Date,
  page: number,
) {
  const { profileId, regionId } = viewer;
  const who = { ...audienceOf(viewer), profileId };
  const shuffle = shuffleStartOf(profileId, now);
  const [statement, values] = searchQuery(
    {
      purpose: one.purpose,
      who,
      regionIds: [regionId ?? 0],
      filters: one.filters,
      order: one.order ?? 'varied',
      centre: MILAN,
      shuffle,
      now,
    },
    FIRST,
    (page - 1) * SEARCH_PAGE_SIZE,
  );
  return settledPlan(client, { ...statement, values: [...values] });
}

/** The plan of each search as it ran: its first page and a deep one, reached without an anchor. */
export async function plansOf(
  pool: Pool,
  cases: readonly SearchCase[],
  people: Readonly<Record<SearchCase['who'], readonly MemberViewer[]>>,
  now: Date,
): Promise<string> {
  const client = await pool.connect();
  const plans: string[] = [];
  try {
    for (const one of cases) {
      const [viewer] = people[one.who];
      if (!viewer) throw new Error('no viewer for the case');
      for (const page of [1, one.deep]) {
        plans.push(
          `── ${one.name}, page ${String(page)}\n${await planOf(client, one, viewer, now, page)}`,
        );
      }
    }
  } finally {
    client.release();
  }
  return `${plans.join('\n\n')}\n`;
}
