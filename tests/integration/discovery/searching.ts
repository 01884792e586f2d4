import type { MemberViewer } from '#lib/identity/viewer.ts';
import { NO_FILTERS, type Filters } from '#lib/discovery/search/filters.ts';
import { findPage } from '#lib/discovery/queries.ts';
import type { SearchOrder } from '#lib/discovery/search/orders.ts';
import { regionByName } from '#lib/places/queries.ts';
import { createMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';

export const now = new Date('2026-11-21T12:00:00Z');

export async function region(name: string): Promise<number> {
  const found = await regionByName('it', name);
  if (!found) throw new Error(`no region ${name}`);
  return found.id;
}

type Ask = {
  page?: number;
  region?: string;
  city?: string;
  order?: SearchOrder;
  filters?: Partial<Filters>;
};

/** The page of a search that a viewer gets. */
export function ask(
  viewer: MemberViewer,
  { page = 1, region: name, city, order, filters }: Ask = {},
  at = now,
) {
  return findPage(
    { viewer, locale: 'it', now: at },
    {
      page,
      region: name,
      city,
      order,
      purpose: 'find',
      filters: { ...NO_FILTERS, ...filters },
    },
  );
}

/** Names found in the region itself, without widening. */
export async function names(viewer: MemberViewer, wanted: Ask = {}): Promise<string[]> {
  const { profiles, widened } = await ask(viewer, wanted);
  return profiles.slice(0, widened?.from).map(({ screenName }) => screenName);
}

export async function newViewer(
  regionId: number,
  more: { gender?: 'man' | 'woman'; seeking?: 'man' | 'woman' } = {},
) {
  const { token } = await createMember({ regionId, now, ...more });
  return viewerOfToken(token);
}
