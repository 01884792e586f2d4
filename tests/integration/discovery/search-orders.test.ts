import { beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { SEARCH_PAGE_SIZE } from '#lib/discovery/limits.ts';
import { findView } from '#lib/discovery/search/find-view.ts';
import { NO_FILTERS } from '#lib/discovery/search/filters.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { after, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { refreshListing } from '#lib/listings/refresh-listing.ts';
import { cityByName } from '#lib/places/queries.ts';
import { createMember } from '#tests/factories/member.ts';
import { createHostedProfile, viewerOfToken } from '#tests/factories/profile.ts';
import { ask, names, newViewer, now, region } from './searching.ts';

const before = (ms: number): Date => after(now, -ms);

async function woman(
  regionId: number,
  screenName: string,
  more: { now?: Date; cityId?: number } = {},
) {
  const suits = { gender: 'woman', seeking: 'man' } as const;
  return createMember({ regionId, screenName, now, ...suits, ...more });
}

describe('the newest first', () => {
  let viewer: MemberViewer;
  const joined = Array.from({ length: SEARCH_PAGE_SIZE * 2 + 7 }, (_, day) => `Day ${String(day)}`);

  beforeAll(async () => {
    const regionId = await region('Sardegna');
    viewer = { ...(await newViewer(regionId)), level: 2 };
    // In an order of creation that differs from the one expected.
    for (const [day, name] of [...joined.entries()].toReversed())
      await woman(regionId, name, { now: before(day * DAY) });
    await createHostedProfile({ regionId, now, screenName: 'Hosted' });
  });

  const page = async (number: number) =>
    (await ask(viewer, { page: number, order: 'new' })).profiles
      .filter(({ kind }) => kind === 'member')
      .map(({ screenName }) => screenName);

  test('come page by page in the order of their days, each once', async () => {
    expect([...(await page(1)), ...(await page(2)), ...(await page(3))]).toEqual(joined);
  });

  test('are the same by a jump, and on the way back', async () => {
    const walked = [await page(1), await page(2), await page(3)];
    const other = { ...(await newViewer(viewer.regionId ?? 0)), level: 2 } as const;
    const jumped = await ask(other, { page: 3, order: 'new' });
    expect(jumped.profiles.map(({ screenName }) => screenName)).toEqual(
      expect.arrayContaining(walked[2] ?? []),
    );
    expect([await page(1), await page(2)]).toEqual(walked.slice(0, 2));
  });
});

describe('the recently active first', () => {
  test('come each once by pages that are minutes apart, and from the beginning at the first page', async () => {
    const viewer = {
      ...(await newViewer(await region('Basilicata'))),
      level: 2,
    } as const;
    const minutes = Array.from({ length: SEARCH_PAGE_SIZE * 2 + 7 }, (_, minute) => minute);
    for (const minute of minutes) {
      const { profileId } = await woman(viewer.regionId ?? 0, `Minute ${String(minute)}`);
      const data = { lastActiveAt: before(minute * MINUTE) };
      await db().profile.update({ where: { id: profileId }, data });
      await refreshListing(db(), profileId, now);
    }
    const page = async (number: number, minutesLater: number) => {
      const at = after(now, minutesLater * MINUTE);
      return (await ask(viewer, { page: number, order: 'active' }, at)).profiles.map(
        ({ screenName }) => screenName,
      );
    };
    const walked = [...(await page(1, 0)), ...(await page(2, 10)), ...(await page(3, 30))];
    expect(walked.toSorted()).toEqual(minutes.map((one) => `Minute ${String(one)}`).toSorted());
    const again = [...(await page(1, 40)), ...(await page(2, 42)), ...(await page(3, 44))];
    expect(again.toSorted()).toEqual(walked.toSorted());
    // Of the band of the last hour nobody is left who was active before it.
    expect(again.slice(0, 21).every((name) => Number(name.slice(7)) <= 20)).toBe(true);
  });

  test('come by bands, and those who hide it where the last night left them', async () => {
    const regionId = await region('Molise');
    const viewer = await newViewer(regionId);
    const idle = {
      Now: MINUTE,
      Hour: 40 * MINUTE,
      Morning: 4 * HOUR,
      Today: 20 * HOUR,
      Week: 5 * DAY,
    };
    for (const [name, ms] of [...Object.entries(idle), ['Hides', MINUTE] as const].toReversed()) {
      const { profileId } = await woman(regionId, name);
      const data = { lastActiveAt: before(ms), showsPresence: name !== 'Hides' };
      await db().profile.update({ where: { id: profileId }, data });
      await refreshListing(db(), profileId, now);
      if (name === 'Hides') {
        const where = { profileId_brandId: { profileId, brandId: 'dolcevita' } };
        await db().profileListing.update({ where, data: { activityClass: 3 } });
      }
    }
    expect(await names(viewer, { order: 'active' })).toEqual([...Object.keys(idle), 'Hides']);
    expect(await names(viewer, { order: 'active', filters: { onlineNow: true } })).toEqual(['Now']);
  });
});

describe('the nearest first', () => {
  let viewer: MemberViewer;
  const town = async (name: string) => (await cityByName('it', name))?.id ?? 0;

  beforeAll(async () => {
    const regionId = await region('Umbria');
    const { token } = await createMember({ regionId, cityId: await town('Perugia'), now });
    viewer = { ...(await viewerOfToken(token)), level: 2 };
    // 64, 18 and 31 kilometres from Perugia.
    for (const name of ['Terni', 'Assisi', 'Foligno', 'Perugia'])
      await woman(regionId, name, { cityId: await town(name) });
    await woman(regionId, 'Nowhere');
    await createHostedProfile({ regionId, now, screenName: 'Hosted' });
  });

  test('come by the band of their town, before those who name none', async () => {
    const found = await names(viewer, { order: 'near' });
    expect(found.slice(0, 2).sort()).toEqual(['Assisi', 'Perugia']);
    expect(found.slice(2)).toEqual(['Foligno', 'Terni', 'Nowhere', 'Hosted']);
  });

  test('are measured from the requested town of the region', async () => {
    const found = await names(viewer, { order: 'near', city: 'Terni' });
    expect([found[0], found.at(-2)]).toEqual(['Terni', 'Nowhere']);
    const view = await findView(
      { viewer, locale: 'it', now },
      { page: 1, city: 'Terni', order: 'near', filters: NO_FILTERS },
    );
    expect(view.nearTo).toBe('Terni');
  });

  test('are in the varied order for a member without a town', async () => {
    const elsewhere = await newViewer(viewer.regionId ?? 0);
    const [near, varied] = [await names(elsewhere, { order: 'near' }), await names(elsewhere)];
    expect(near).toEqual(varied);
    const seen = { viewer: elsewhere, locale: 'it', now };
    expect((await findView(seen, { page: 1, filters: NO_FILTERS })).nearTo).toBeNull();
  });
});
