// [core §3 Search answer]
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { db } from '#lib/db/client.ts';
import { refreshListing } from '#lib/listings/refresh-listing.ts';
import { createMember } from '#tests/factories/member.ts';
import { addPhoto, createHostedProfile } from '#tests/factories/profile.ts';
import { ask, names, newViewer, now, region } from './searching.ts';

describe('search filters', () => {
  let viewer: MemberViewer;

  beforeAll(async () => {
    const regionId = await region('Molise');
    viewer = await newViewer(regionId);
    for (const age of [24, 25, 39, 40, 41]) {
      const { profileId } = await createMember({
        regionId,
        now,
        gender: 'woman',
        seeking: 'man',
        age,
        screenName: String(age),
      });
      if (age !== 39) await addPhoto(profileId, now, age === 40 ? 'pending' : 'approved');
      await refreshListing(db(), profileId, now);
    }
  });

  test('by age include both ends', async () => {
    const found = await names(viewer, { filters: { ageMin: 25, ageMax: 40 } });
    expect(found.sort()).toEqual(['25', '39', '40']);
  });

  test('by photo count only approved ones', async () => {
    const found = await names(viewer, { filters: { withPhoto: true } });
    expect(found.sort()).toEqual(['24', '25', '41']);
  });

  test('apply to the totals', async () => {
    expect((await ask(viewer)).total).toBe(5);
    expect((await ask(viewer, { filters: { withPhoto: true } })).total).toBe(3);
  });
});

describe('the activity and newness filters', () => {
  const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
  let viewer: MemberViewer;
  let regionId: number;

  beforeAll(async () => {
    regionId = await region('Liguria');
    viewer = await newViewer(regionId);
    const since = { fresh: 6, old: 8 };
    for (const [screenName, days] of Object.entries(since)) {
      const at = minutesAgo(days * 24 * 60);
      await createMember({ regionId, gender: 'woman', seeking: 'man', screenName, now: at });
    }
    await createHostedProfile({ regionId, now, screenName: 'Hosted one' });
  });

  const seen = async (screenName: string, lastActiveAt: Date, listedAs = lastActiveAt) => {
    const { id } = await db().profile.findFirstOrThrow({ where: { screenName, regionId } });
    await db().profile.update({ where: { id }, data: { lastActiveAt } });
    await refreshListing(db(), id, now);
    await db().profileListing.updateMany({
      where: { profileId: id },
      data: { lastActiveAt: listedAs },
    });
    return id;
  };
  const hereNow = () => names(viewer, { filters: { onlineNow: true } });

  test('find members active within fifteen minutes, even before the listing is updated', async () => {
    await seen('fresh', minutesAgo(14), minutesAgo(19));
    await seen('old', minutesAgo(16));
    expect(await hereNow()).toEqual(['fresh']);
  });

  test('leave out members who hide their activity', async () => {
    const id = await seen('fresh', minutesAgo(1));
    expect(await hereNow()).toContain('fresh');
    await db().profile.update({ where: { id }, data: { showsPresence: false } });
    await refreshListing(db(), id, now);
    expect(await hereNow()).not.toContain('fresh');
  });

  test('find as new the members of the last seven days, and not those back from a pause', async () => {
    const newHere = () => names(viewer, { filters: { newHere: true, membersOnly: true } });
    expect(await newHere()).toEqual(['fresh']);
    const { id } = await db().profile.findFirstOrThrow({ where: { screenName: 'old', regionId } });
    for (const searchable of [false, true]) {
      await db().profile.update({ where: { id }, data: { searchable } });
      await refreshListing(db(), id, now);
      expect((await names(viewer)).includes('old')).toBe(searchable);
    }
    expect(await newHere()).toEqual(['fresh']);
  });
});
