// Findings, "not proven either way": location by search filters and order.
import { beforeAll, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { db } from '#lib/db/client.ts';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { findPage, regionCount } from '#lib/discovery/queries.ts';
import { askedRegion } from '#lib/discovery/search/asked-region.ts';
import { filtersSchema } from '#lib/discovery/search/filters.ts';
import { refreshListings } from '#lib/listings/refresh-listing.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { DAY } from '#lib/kernel/clock.ts';
import { regionByName } from '#lib/places/queries.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { createWoman } from './choices.ts';

jest.setTimeout(120_000);
const numRuns = process.env['TEST_ALL'] === '1' ? 60 : 12;
const REGIONS = ['Umbria', 'Marche', 'Sicilia'] as const;
const PEOPLE = 18;

type Place = { readonly regionId: number; readonly cityIds: readonly number[] };
let places: readonly Place[];
let people: readonly CreatedMember[];
let him: CreatedMember;
let runs = 0;

beforeAll(async () => {
  places = await Promise.all(
    REGIONS.map(async (name) => {
      const { id: regionId = 0 } = (await regionByName('it', name)) ?? {};
      const cities = await db().city.findMany({ where: { regionId }, take: 6 });
      return { regionId, cityIds: cities.map(({ id }) => id) };
    }),
  );
  him = await createMember({ regionId: places[0]?.regionId ?? 0 });
  people = await Promise.all(Array.from({ length: PEOPLE }, () => createWoman()));
});

/** Each person lives in a region, and in one of its cities or in none. */
const homes = fc.record({
  regions: fc.array(fc.nat(2), { minLength: PEOPLE, maxLength: PEOPLE }),
  cities: fc.array(fc.nat(6), { minLength: PEOPLE + 1, maxLength: PEOPLE + 1 }),
  moved: fc.array(fc.nat(6), { minLength: PEOPLE + 1, maxLength: PEOPLE + 1 }),
});
const search = fc.record({
  page: fc.constantFrom(1, 1, 2),
  region: fc.constantFrom(undefined, ...REGIONS),
  purpose: fc.constantFrom('find' as const, 'match' as const),
  filters: fc
    .record(
      {
        ageMin: fc.integer({ min: 18, max: 30 }),
        ageMax: fc.integer({ min: 31, max: 98 }),
        membersOnly: fc.boolean(),
        onlineNow: fc.boolean(),
        newHere: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    .map((wanted) => filtersSchema.parse(wanted)),
});

async function settle(regions: readonly number[], cities: readonly number[]): Promise<void> {
  for (const [index, { memberId, profileId }] of people.entries()) {
    const place = places[regions[index] ?? 0];
    const data = {
      regionId: place?.regionId ?? null,
      cityId: place?.cityIds[cities[index] ?? 0] ?? null,
    };
    await db().user.update({ where: { id: memberId }, data });
    await db().profile.update({ where: { id: profileId }, data });
  }
  const cityId = places[0]?.cityIds[cities[PEOPLE] ?? 0] ?? null;
  await db().user.update({ where: { id: him.memberId }, data: { cityId } });
  await db().profile.update({ where: { id: him.profileId }, data: { cityId } });
}

const withoutCity = ({ city: _, ...rest }: OtherProfile) => rest;

test('who is found, in which order and on which page does not depend on anybody’s city', async () => {
  await fc.assert(
    fc.asyncProperty(homes, search, async ({ regions, cities, moved }, wanted) => {
      // A new day: nothing that an earlier run has cached applies.
      runs += 1;
      const now = new Date(Date.now() + runs * DAY);
      const viewer: MemberViewer = { ...(await viewerOfToken(him.token)), level: 2 };
      const found = async () => {
        const page = await findPage({ viewer, locale: 'it', now }, wanted);
        const counts = await regionCount(viewer, wanted.region, now, wanted.filters);
        return { ...page, profiles: page.profiles.map(withoutCity), counts };
      };
      await settle(regions, cities);
      const ids = people.map(({ profileId }) => profileId);
      await refreshListings(db(), ids, now);
      const before = await found();
      await settle(regions, moved);
      await refreshListings(db(), ids, now);
      expect(await found()).toEqual(before);
      for (const { region } of before.profiles) {
        const said = [before.region.name, ...(before.widened?.regions ?? [])];
        if (before.widened?.scope !== 'country') expect(said).toContain(region);
      }
    }),
    { numRuns },
  );
});

test('the search of the test finds the people of a region', async () => {
  await settle(
    people.map(() => 0),
    people.map((_, index) => index % 6),
  );
  const ids = people.map(({ profileId }) => profileId);
  const now = new Date();
  await refreshListings(db(), ids, now);
  const viewer: MemberViewer = { ...(await viewerOfToken(him.token)), level: 2 };
  const wanted = {
    page: 1,
    region: 'Umbria',
    purpose: 'find',
    filters: filtersSchema.parse({}),
  } as const;
  const { profiles } = await findPage({ viewer, locale: 'it', now }, wanted);
  expect(profiles.length).toBeGreaterThan(9);
});

test('a city in a search names a region and nothing more', async () => {
  for (const { cityIds } of places) {
    const cities = await db().city.findMany({ where: { id: { in: [...cityIds] } } });
    for (const { name } of cities) {
      const region = await askedRegion('it', { city: name });
      const same = await db().city.count({ where: { name, region: { name: region ?? '' } } });
      expect(same).toBeGreaterThan(0);
    }
  }
});
