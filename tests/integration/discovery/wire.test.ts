// [core §7 GET /api/dispenser/{id}/{country}/{cerco}] [core §7 POST /api/dispenser]
// [core §7 POST /api/dispenser/totalRegion]
import { beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { env } from '#lib/kernel/env.ts';
import { refreshListing } from '#lib/listings/refresh-listing.ts';
import { open } from '#lib/wire/envelope.ts';
import { regionByName } from '#lib/places/queries.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { ask } from '../http/callers.ts';

type Shown = { readonly id: string; readonly screenName: string; readonly first: boolean };
type Page = { readonly profili: readonly Shown[]; readonly totali: number };

let member: CreatedMember;
let hostedId: string;
let woman: CreatedMember;

beforeAll(async () => {
  const regionId = (await regionByName('it', 'Basilicata'))?.id ?? 0;
  member = await createMember({ regionId });
  const suits = { regionId, gender: 'woman', seeking: 'man' } as const;
  woman = await createMember({ ...suits, screenName: 'Young', age: 24 });
  await createMember({ ...suits, screenName: 'Older', age: 51 });
  hostedId = (await createHostedProfile({ regionId, screenName: 'Hosted' })).publicId;
});

/** The body that the service's browser client sends; the server ignores most of it. */
const usual = {
  country: 'IT',
  page: 1,
  vertical: 'dating',
  region: 'Basilicata',
  premiumLevel: 2,
  remarketing_clickid: 'click-1',
  city: 'Matera',
  cerco: 'donna',
};

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const { token } = member;
  return ask({ key: `POST ${path}`, body: JSON.stringify(body), token, headers });
}

async function search(body: object, path = '/api/dispenser'): Promise<Page> {
  const { text } = await post(path, { ...usual, trackerId: member.publicId, ...body });
  return open(text, env().WIRE_SECRET) as Page;
}

describe('POST /api/dispenser', () => {
  test.each(['/api/dispenser', '/api/dispenser/', '/api/dispenser/match'])(
    '%s accepts the whole body and answers encrypted',
    async (path) => {
      const { profili, totali } = await search({}, path);
      const names = profili.map(({ screenName }) => screenName);
      expect(names).toEqual(expect.arrayContaining(['Young', 'Older', 'Hosted']));
      expect(totali).toBe(3);
    },
  );

  test('takes level, gender and vertical from the session, whatever the body claims', async () => {
    const asked = await search({ cerco: 'uomo', premiumLevel: 0, vertical: 'other' });
    expect(asked.profili.map(({ id }) => id)).toEqual(
      (await search({})).profili.map(({ id }) => id),
    );
    const locked = await post('/api/dispenser', { ...usual, region: 'Sicilia', premiumLevel: 2 });
    expect([locked.status, locked.code]).toEqual([402, 'region_locked']);
    const paged = await post('/api/dispenser', { ...usual, page: 4, premiumLevel: 2 });
    expect([paged.status, paged.code]).toEqual([402, 'page_locked']);
  });

  test('derives the region from a city', async () => {
    expect((await search({ region: '', city: 'Matera' })).totali).toBe(3);
    const away = await post('/api/dispenser', { ...usual, region: '', city: 'Palermo' });
    expect(away.code).toBe('region_locked');
    const nowhere = await post('/api/dispenser', { ...usual, region: '', city: 'Atlantide' });
    expect(nowhere.code).toBe('place_unknown');
  });

  test('applies the filters', async () => {
    const { profili, totali } = await search({ ageMax: 30, membersOnly: true });
    expect(profili[0]?.screenName).toBe('Young');
    expect(totali).toBe(1);
  });

  test('applies the filters by answers under the names of the profile, and the order', async () => {
    const { profileId } = woman;
    const lists = { interests: ['wine' as const], spokenLanguages: ['it' as const] };
    const data = { datingIntent: 'serious', children: 'have', smoking: 'no', ...lists } as const;
    await db().profile.update({ where: { id: profileId }, data });
    await refreshListing(db(), profileId, clock.now());
    const asked = {
      interessi: ['wine', 'yoga'],
      intenzioni: ['serious'],
      fumo: ['no'],
      figli: ['have'],
      lingueParlate: ['it'],
      order: 'new',
    };
    const found = await search({ ...asked, membersOnly: true });
    expect([found.profili[0]?.screenName, found.totali]).toEqual(['Young', 1]);
    expect((await search({ ...asked, fumo: ['regularly'] })).totali).toBe(0);
    for (const wrong of [{ fumo: ['often'] }, { order: 'best' }, { interessi: 'wine' }]) {
      const refused = await post('/api/dispenser', { ...usual, ...wrong });
      expect([refused.status, refused.code]).toEqual([422, 'input_invalid']);
    }
  });

  test('refuses another member’s trackerId and an invalid page', async () => {
    const foreign = await post('/api/dispenser', { ...usual, trackerId: 'somebody' });
    expect([foreign.status, foreign.code]).toEqual([404, 'not_found']);
    const page = await post('/api/dispenser', { ...usual, page: 'x' });
    expect([page.status, page.code]).toEqual([422, 'input_invalid']);
  });
});

test('POST /api/dispenser/totalRegion counts like the search, hiding small numbers of active members', async () => {
  const { text } = await post('/api/dispenser/totalRegion', {
    country: 'IT',
    region: 'basilicata',
  });
  expect(JSON.parse(text)).toEqual({ totali: 3, activeNow: null });
  const young = await post('/api/dispenser/totalRegion', {
    country: 'IT',
    region: 'Basilicata',
    ageMax: 30,
    membersOnly: true,
  });
  expect(JSON.parse(young.text)).toMatchObject({ totali: 1 });
});

describe('GET /api/dispenser/{id}/{country}/{cerco}', () => {
  const one = (id: string, country = 'it', cerco = 'donna') =>
    ask({
      key: `GET /api/dispenser/${id}/${country}/${cerco}`,
      token: member.token,
    });

  test('returns the profile first, marked, with a few after it', async () => {
    const { text } = await one(hostedId);
    const [first, ...others] = JSON.parse(text) as Shown[];
    expect(first).toMatchObject({ id: hostedId, screenName: 'Hosted', first: true });
    expect(others.map(({ screenName }) => screenName).sort()).toEqual(['Older', 'Young']);
    expect(others.every(({ first: marked }) => !marked)).toBe(true);
  });

  test('does so for a member too, by the public profile id', async () => {
    const { text } = await one(woman.angelId);
    expect((JSON.parse(text) as Shown[])[0]).toMatchObject({ screenName: 'Young', first: true });
    expect((await one(woman.publicId)).status).toBe(404);
  });

  test('refuses an unknown profile, another country or a third gender', async () => {
    expect((await one('nobody')).status).toBe(404);
    expect((await one(hostedId, 'xx')).status).toBe(422);
    expect((await one(hostedId, 'it', 'altro')).status).toBe(422);
  });
});
