// Findings, "not proven either way": location by search filters and order.
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { db } from '#lib/db/client.ts';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { findPage, regionCount } from '#lib/discovery/queries.ts';
import { askedRegion } from '#lib/discovery/search/asked-region.ts';
import { filtersSchema } from '#lib/discovery/search/filters.ts';
import { nearBand, type Centre } from '#lib/discovery/search/orders.ts';
import { refreshListings } from '#lib/listings/refresh-listing.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { DAY } from '#lib/kernel/clock.ts';
import { regionByName } from '#lib/places/queries.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { createWoman } from './choices.ts';

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
  order: fc.constantFrom('varied' as const, 'new' as const, 'active' as const),
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

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('missing');
  return value;
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

test('the order by distance shows the band of each town, and nothing finer', async () => {
  const region = await regionByName('it', 'Umbria');
  const regionId = region?.id ?? 0;
  const rows = await db().$queryRaw<({ id: number; name: string } & Centre)[]>`
    SELECT id, name, round(latitude * 100)::int AS latitude, round(longitude * 100)::int AS longitude
      FROM cities WHERE region_id = ${regionId} AND latitude IS NOT NULL ORDER BY id`;
  const cities = rows.map(({ id, name, ...centre }) => ({ id, name, centre }));
  // Everybody lives in a town of the region, or in none; `moved` picks another one of the same band.
  const move = fc.record({
    from: fc.nat(cities.length - 1),
    lived: fc.array(fc.nat(cities.length), { minLength: PEOPLE, maxLength: PEOPLE }),
    moved: fc.array(fc.nat(), { minLength: PEOPLE, maxLength: PEOPLE }),
  });
  await fc.assert(
    fc.asyncProperty(move, async ({ from, lived, moved }) => {
      runs += 1;
      const now = new Date(Date.now() + runs * DAY);
      const viewer: MemberViewer = { ...(await viewerOfToken(him.token)), level: 2 };
      const here = present(cities[from]);
      const bandOf = (city: (typeof cities)[number] | undefined): number =>
        nearBand(here.centre, city?.centre ?? null);
      const live = async (towns: readonly ((typeof cities)[number] | undefined)[]) => {
        for (const [index, { profileId }] of people.entries()) {
          const data = { regionId, cityId: towns[index]?.id ?? null };
          await db().profile.update({ where: { id: profileId }, data });
        }
        const ids = people.map(({ profileId }) => profileId);
        await refreshListings(db(), ids, now);
        const asked = {
          region: 'Umbria',
          city: here.name,
          order: 'near',
          purpose: 'find',
        } as const;
        const filters = filtersSchema.parse({ membersOnly: true });
        const page = await findPage({ viewer, locale: 'it', now }, { ...asked, page: 1, filters });
        return { ...page, profiles: page.profiles.map(withoutCity) };
      };
      const first = lived.map((index) => cities[index]);
      const before = await live(first);
      const second = first.map((city, index) => {
        const alike = [...cities, undefined].filter((other) => bandOf(other) === bandOf(city));
        return alike[present(moved[index]) % alike.length];
      });
      expect(await live(second)).toEqual(before);
      const bands = before.profiles.flatMap(({ id }) => {
        const index = people.findIndex(({ angelId }) => angelId === id);
        return index < 0 ? [] : [bandOf(first[index])];
      });
      expect(bands).toHaveLength(PEOPLE);
      expect(bands).toEqual(bands.toSorted((left, right) => left - right));
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
