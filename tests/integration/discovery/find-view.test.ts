// [core §2 /find: heading] [core §3 modaleToChat and modaleToProfilo take effect] [core §4 Fewer than five results]
// [money §2 paginazione and cambia_regione on /find]
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { NO_FILTERS, type Filters } from '#lib/discovery/search/filters.ts';
import { findView, type FindAsked } from '#lib/discovery/search/find-view.ts';
import { cityByName, regionByName } from '#lib/places/queries.ts';
import { createMember } from '#tests/factories/member.ts';
import { addPhoto, createHostedProfile, viewerOfToken } from '#tests/factories/profile.ts';

const now = new Date('2026-11-21T12:00:00Z');
let free: MemberViewer;
let paying: MemberViewer;

function view(
  viewer: MemberViewer,
  { filters, ...asked }: Omit<Partial<FindAsked>, 'filters'> & { filters?: Partial<Filters> },
) {
  return findView(
    { viewer, locale: 'it', now },
    { page: 1, ...asked, filters: { ...NO_FILTERS, ...filters } },
  );
}

beforeAll(async () => {
  const city = await cityByName('it', 'Cagliari');
  const regionId = city?.regionId ?? 0;
  const { token } = await createMember({ regionId, cityId: city?.id ?? null, now });
  free = await viewerOfToken(token);
  paying = { ...free, level: 1 };
  // Three full pages and three more: a fourth page would have too few.
  for (let index = 0; index < 63; index += 1) {
    const { profileId } = await createHostedProfileOrWoman(regionId, index);
    if (index === 0) await addPhoto(profileId, now);
  }
});

function createHostedProfileOrWoman(regionId: number, index: number) {
  return index < 60
    ? createHostedProfile({ regionId, now, age: 40, withPhoto: false })
    : createMember({ regionId, now, gender: 'woman', seeking: 'man', age: 25 });
}

describe('the place of a search', () => {
  test('includes the member’s own town beside the region, and a requested one', async () => {
    expect((await view(free, {})).city).toBe('Cagliari');
    expect((await view(free, { city: 'sassari' })).city).toBe('Sassari');
    const away = await view(paying, { city: 'Palermo' });
    expect([away.found.region.name, away.city]).toEqual(['Sicilia', 'Palermo']);
    expect((await view(paying, { region: 'Sicilia' })).city).toBeNull();
    expect((await view(paying, { region: 'Sicilia', city: 'Cagliari' })).city).toBeNull();
  });

  test('falls back to the member’s own if it is unknown or not available', async () => {
    const lost = await view(paying, { city: 'Atlantide' });
    expect([lost.found.region.name, lost.locked]).toEqual(['Sardegna', null]);
    const shut = await view(free, { city: 'Palermo' });
    expect([shut.found.region.name, shut.locked]).toEqual(['Sardegna', 'region']);
  });
});

describe('the page shown', () => {
  test('is page 1 again if it would have fewer than five, and says so', async () => {
    const { found, startedOver } = await view(paying, { page: 4 });
    expect([found.page, startedOver]).toEqual([1, true]);
    expect(found.pages).toBe(3);
    expect((await view(paying, { page: 3 })).startedOver).toBe(false);
  });

  test('is the last open one for a free member who requests a locked page', async () => {
    const { found, locked, freePages } = await view(free, { page: 4 });
    expect([found.page, locked, freePages]).toEqual([3, 'page', 3]);
    const narrow = await view(free, { page: 4, filters: { ageMax: 30 } });
    expect([narrow.found.page, narrow.locked, narrow.startedOver]).toEqual([1, 'page', true]);
  });
});

describe('an empty search', () => {
  test('suggests each single step that finds profiles, the widest first', async () => {
    const filters = { ageMin: 25, ageMax: 37, withPhoto: true, membersOnly: true };
    const { wider } = await view(free, { filters });
    expect(wider).toEqual([
      { gives: 'withPhoto', change: { withPhoto: false }, total: 3 },
      // Widening the ages by five years only adds hosted profiles of 40, which the members-only filter excludes.
    ]);
    const cats = await view(free, { filters: { ageMax: 30, interests: ['animals'] } });
    expect(cats.wider).toEqual([{ gives: 'interests', change: { interests: [] }, total: 3 }]);
    const older = await view(free, { filters: { ageMin: 26, ageMax: 36 } });
    expect(older.wider).toEqual([{ gives: 'ages', change: { ageMin: 21, ageMax: 41 }, total: 63 }]);
  });

  test('suggests nothing if there are results', async () => {
    expect((await view(free, { filters: { membersOnly: true } })).wider).toEqual([]);
  });
});

test('returns from the flow whether a click opens a preview, and where that leads', async () => {
  expect((await view(free, {})).preview).toEqual({ modaleToChat: false, modaleToProfilo: false });
  const regionId = (await regionByName('it', 'Sardegna'))?.id ?? 0;
  const { token } = await createMember({ regionId, flowCode: '15', now });
  const { preview } = await view(await viewerOfToken(token), {});
  expect(preview).toEqual({ modaleToChat: true, modaleToProfilo: false });
});
