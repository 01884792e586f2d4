// [core §3 Search answer]
import { beforeAll, describe, expect, test } from '@jest/globals';
import { changeProfile } from '#lib/accounts/profile/change-profile.ts';
import type { ProfileFields } from '#lib/accounts/profile/contract.ts';
import { brandById } from '#lib/brands/registry.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { db } from '#lib/db/client.ts';
import { reshuffleListings } from '#lib/discovery/reshuffle-listings.ts';
import { findPage } from '#lib/discovery/queries.ts';
import { NO_FILTERS, type Filters } from '#lib/discovery/search/filters.ts';
import { refreshListing } from '#lib/listings/refresh-listing.ts';
import { removePhoto } from '#lib/media/own-photos/remove-photo.ts';
import { restorePhoto } from '#lib/media/own-photos/restore-photo.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { addPhoto, createHostedProfile, viewerOfToken } from '#tests/factories/profile.ts';
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

describe('the filters by answers', () => {
  let viewer: MemberViewer;
  let regionId: number;
  const members: Record<string, CreatedMember> = {};

  const member = async (screenName: string): Promise<CreatedMember> =>
    (members[screenName] ??= await createMember({
      regionId,
      now,
      gender: 'woman',
      seeking: 'man',
      screenName,
    }));

  /** As her own form does. */
  async function answer(screenName: string, fields: ProfileFields): Promise<void> {
    const brand = brandById('dolcevita');
    if (!brand) throw new Error('no brand');
    const { token, publicId: trackerId } = await member(screenName);
    await changeProfile({ member: await viewerOfToken(token), trackerId, brand, fields, now });
  }

  const found = async (filters: Partial<Filters>): Promise<string[]> =>
    (await names(viewer, { filters })).sort();

  beforeAll(async () => {
    regionId = await region('Abruzzo');
    viewer = await newViewer(regionId);
    await answer('Anna', { datingIntent: 'serious', interests: ['wine', 'yoga'], smoking: 'no' });
    await answer('Bice', { datingIntent: 'chat', spokenLanguages: ['it', 'zh'], children: 'have' });
    await answer('Carla', { interests: ['animals'], spokenLanguages: ['ar'], smoking: 'quitting' });
    await member('Dora');
  });

  test.each([
    [{ intents: ['serious', 'chat'] }, ['Anna', 'Bice']],
    [{ interests: ['yoga', 'animals', 'sailing'] }, ['Anna', 'Carla']],
    [{ spokenLanguages: ['zh'] }, ['Bice']],
    [{ children: ['have', 'want'] }, ['Bice']],
    [{ smoking: ['no', 'quitting'] }, ['Anna', 'Carla']],
    [{ smoking: ['no', 'quitting'], interests: ['wine'] }, ['Anna']],
    [{ intents: ['friendship'] }, []],
  ] as const)('%j finds those who gave one of the answers', async (filters, expected) => {
    expect(await found(filters)).toEqual(expected);
    expect((await ask(viewer, { filters })).total).toBe(expected.length);
  });

  test('narrow the match stack as well', async () => {
    const wanted = { page: 1, purpose: 'match', filters: { ...NO_FILTERS, interests: ['yoga'] } };
    const { profiles } = await findPage({ viewer, locale: 'it', now }, wanted as never);
    expect(profiles.map(({ screenName }) => screenName)).toEqual(['Anna']);
  });

  test('follow a changed answer at once', async () => {
    await answer('Dora', { interests: ['sailing'] });
    expect(await found({ interests: ['sailing'] })).toEqual(['Dora']);
    await answer('Dora', { interests: [] });
    expect(await found({ interests: ['sailing'] })).toEqual([]);
  });

  test('count two approved photos as several, and follow a removal and its undoing', async () => {
    const { profileId, token } = await member('Anna');
    const several = () => found({ severalPhotos: true });
    for (const [state, expected] of [
      ['approved', []],
      ['pending', []],
      ['approved', ['Anna']],
    ] as const) {
      await db().photo.updateMany({ where: { profileId }, data: { isDefault: false } });
      await addPhoto(profileId, now, state);
      await refreshListing(db(), profileId, now);
      expect(await several()).toEqual(expected);
    }
    const photo = await db().photo.findFirstOrThrow({
      where: { profileId, state: 'approved' },
      orderBy: { id: 'asc' },
    });
    await removePhoto({ profileId }, photo.id, now);
    expect(await several()).toEqual([]);
    await restorePhoto(await viewerOfToken(token), photo.id, now);
    expect(await several()).toEqual(['Anna']);
  });

  test('find hosted profiles by theirs', async () => {
    const { profileId } = await createHostedProfile({ regionId, now, screenName: 'Hosted' });
    await db().profile.update({ where: { id: profileId }, data: { interests: ['museums'] } });
    await refreshListing(db(), profileId, now);
    expect(await found({ interests: ['museums'] })).toEqual(['Hosted']);
    expect(await found({ interests: ['museums'], membersOnly: true })).toEqual([]);
  });

  test('are filled at night where a release before them wrote the listing', async () => {
    await db().profileListing.updateMany({
      where: { profileId: (await member('Bice')).profileId },
      data: { traitBits: null, interestBits: null },
    });
    expect(await found({ intents: ['chat'] })).toEqual([]);
    await reshuffleListings(now);
    expect(await found({ intents: ['chat'] })).toEqual(['Bice']);
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
