// [core §1 Level 0] [core §1 Level 1 and 2 read clearly] [core §2 /find: heading] [core §6 Free member]
// [core §8 region_locked]
import { beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { shuffleStartOf } from '#lib/listings/shuffle.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { createMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { codeOf } from '../chat/chat-helpers.ts';
import { ask, newViewer, now, region } from './searching.ts';

const women = (regionId: number, count: number, brandId = 'dolcevita') =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      createMember({
        regionId,
        brandId,
        gender: 'woman',
        seeking: 'man',
        now,
        screenName: `Woman ${String(index)}`,
      }),
    ),
  );

const hosted = (regionId: number, count: number) =>
  Promise.all(Array.from({ length: count }, () => createHostedProfile({ regionId, now })));

describe('search pages', () => {
  let viewer: MemberViewer;

  beforeAll(async () => {
    const regionId = await region('Sardegna');
    viewer = { ...(await newViewer(regionId)), level: 1 };
    await women(regionId, 45);
    await hosted(regionId, 30);
  });

  test('reserve three hosted places on page 1 even with enough members', async () => {
    const { profiles } = await ask(viewer);
    const kinds = profiles.map(({ kind }) => kind);
    expect(kinds).toEqual([
      ...Array<string>(17).fill('member'),
      ...Array<string>(3).fill('hosted'),
    ]);
  });

  test('show every profile once over all pages', async () => {
    const seen: string[] = [];
    for (let page = 1; page <= 4; page += 1) {
      seen.push(...(await ask(viewer, { page })).profiles.map(({ id }) => id));
    }
    expect(seen).toHaveLength(75);
    expect(new Set(seen).size).toBe(75);
    expect((await ask(viewer, { page: 5 })).profiles).toEqual([]);
  });

  test('are the same after a jump, with a different order for each member', async () => {
    const walked = (await ask(viewer, { page: 3 })).profiles.map(({ id }) => id);
    const other: MemberViewer = { ...(await newViewer(viewer.regionId ?? 0)), level: 1 };
    const jumped = (await ask(other, { page: 3 })).profiles.map(({ id }) => id);
    expect(jumped).not.toEqual(walked);
    const again = await ask({ ...viewer }, { page: 3 });
    expect(again.profiles.map(({ id }) => id)).toEqual(walked);
  });

  test('are limited for a free member to those of the flow', async () => {
    const free: MemberViewer = { ...viewer, level: 0 };
    expect(await codeOf(ask(free, { page: 3 }))).toBe('done');
    expect(await codeOf(ask(free, { page: 4 }))).toBe('page_locked');
  });

  test('of another region are for paying members', async () => {
    const free: MemberViewer = { ...viewer, level: 0 };
    expect(await codeOf(ask(free, { region: 'Sicilia' }))).toBe('region_locked');
    expect(await codeOf(ask(free, { region: 'sardegna' }))).toBe('done');
    expect((await ask(viewer, { region: 'Sicilia' })).region.name).toBe('Sicilia');
    expect(await codeOf(ask(viewer, { region: 'Atlantide' }))).toBe('place_unknown');
  });
});

test('are read from the first row again when listings moved since an earlier page', async () => {
  const regionId = await region('Molise');
  const viewer = await newViewer(regionId);
  await hosted(regionId, 30);
  expect((await ask(viewer)).profiles).toHaveLength(20);
  // As the nightly shuffle may do: all profiles now come before the position where page 1 ended.
  const { start } = shuffleStartOf(viewer.profileId, now);
  const moved = { shuffle1: start, shuffle2: start, shuffle3: start, shuffle4: start };
  await db().profileListing.updateMany({ where: { regionId }, data: moved });
  expect((await ask(viewer, { page: 2 })).profiles).toHaveLength(10);
});

test('are widened to the surroundings if there are few results, and say so', async () => {
  const viewer = await newViewer(await region("Valle d'Aosta"));
  await women(await region("Valle d'Aosta"), 1);
  await women(await region('Piemonte'), 3);
  const found = await ask(viewer);
  expect(found.widened?.from).toBe(1);
  expect(found.widened?.regions).toContain('Piemonte');
  expect(found.profiles.length).toBeGreaterThanOrEqual(4);
});

test('of the surroundings continue on page 2 where page 1 ended', async () => {
  const viewer = await newViewer(await region('Friuli Venezia Giulia'));
  await women(await region('Friuli Venezia Giulia'), 8);
  await women(await region('Veneto'), 20);
  await hosted(await region('Veneto'), 6);
  const seen: string[] = [];
  for (const page of [1, 2])
    seen.push(...(await ask(viewer, { page })).profiles.map(({ id }) => id));
  expect(seen).toHaveLength(34);
  expect(new Set(seen).size).toBe(34);
});
