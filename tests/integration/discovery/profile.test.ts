// [core §1 Members and other profiles] [core §2 /user/{u}] [core §3 Other profile]
// [core §3 Stored key avaibleUsers] [core §7 GET /api/dispenser/{id}/{country}/{cerco}] [core §9 2100 to 3700]
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { clock } from '#lib/kernel/clock.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { db } from '#lib/db/client.ts';
import { otherProfileSchema } from '#lib/discovery/contract.ts';
import { nameShownTo, profileView, regionCount } from '#lib/discovery/queries.ts';
import { reshuffleListings } from '#lib/discovery/reshuffle-listings.ts';
import { refreshListings } from '#lib/listings/refresh-listing.ts';
import { isAppError } from '#lib/kernel/errors.ts';
import { regionByName } from '#lib/places/queries.ts';
import { createMember } from '#tests/factories/member.ts';
import { addPhoto, createHostedProfile, viewerOfToken } from '#tests/factories/profile.ts';

const now = new Date('2026-11-21T12:00:00Z');

afterEach(() => {
  clock.setOffset(0);
});
let viewer: MemberViewer;
let regionId: number;

beforeAll(async () => {
  regionId = (await regionByName('it', 'Marche'))?.id ?? 0;
  viewer = await viewerOfToken((await createMember({ regionId, now })).token);
});

const view = (publicId: string) => profileView({ viewer, locale: 'en', now }, publicId);

async function publicIdOf(profileId: string): Promise<string> {
  const profile = await db().profile.findUniqueOrThrow({ where: { id: profileId } });
  return profile.publicId;
}

const woman = (more: { seeking?: 'man' | 'woman'; confirmed?: boolean } = {}) =>
  createMember({ regionId, now, gender: 'woman', seeking: 'man', ...more });

describe('a profile as other members see it', () => {
  test('contains only the keys of the allow-list', async () => {
    const { profileId, email } = await woman();
    const shown = await view(await publicIdOf(profileId));
    const { inTouch, liked, saved, ...rest } = shown;
    expect([inTouch, liked, saved]).toEqual([false, false, false]);
    expect(Object.keys(rest).sort()).toEqual(Object.keys(otherProfileSchema.shape).sort());
    expect(JSON.stringify(shown)).not.toContain(email);
  });

  test('has text and photos only once they are approved', async () => {
    const { profileId } = await woman();
    const pending = await addPhoto(profileId, now, 'pending');
    await db().profile.update({
      where: { id: profileId },
      data: { about: 'Not read yet', lookingFor: 'Nor this', textState: 'pending' },
    });
    const shown = JSON.stringify(await view(await publicIdOf(profileId)));
    expect(shown).not.toContain('Not read yet');
    expect(shown).not.toContain('Nor this');
    expect(shown).not.toContain(pending);
  });

  test('has a label and is disclosed if it is hosted', async () => {
    const { publicId, profileId } = await createHostedProfile({
      regionId,
      now,
      answeredBy: ['ai', 'script'],
    });
    const shown = await view(publicId);
    expect(shown.label).toBe('Hosted by us · answered by an AI or a script');
    const disclosed = await db().disclosure.findMany({ where: { profileId } });
    expect(disclosed.map(({ surface, memberId }) => [surface, memberId])).toEqual([
      ['profile', viewer.memberId],
    ]);
  });

  test('is not disclosed by its name alone', async () => {
    const { publicId, profileId } = await createHostedProfile({ regionId, now, screenName: 'Ada' });
    expect(await nameShownTo(viewer, publicId)).toBe('Ada');
    expect(await db().disclosure.count({ where: { profileId } })).toBe(0);
    const unconfirmed = await publicIdOf((await woman({ confirmed: false })).profileId);
    for (const none of [unconfirmed, 'nobody', 'admin', '']) {
      expect(await nameShownTo(viewer, none)).toBeNull();
    }
  });

  test.each([
    ['an unconfirmed member', () => woman({ confirmed: false })],
    ['a member who seeks women', () => woman({ seeking: 'woman' })],
    [
      'a member of another brand',
      () => createMember({ brandId: 'fuego', gender: 'woman', seeking: 'man', now }),
    ],
  ])('refuses %s with not_found', async (_, create) => {
    const { profileId } = await create();
    const code = await view(await publicIdOf(profileId)).then(
      () => 'shown',
      (error: unknown) => (isAppError(error) ? error.code : String(error)),
    );
    expect(code).toBe('not_found');
  });

  test.each(['000000', '111111', 'admin', 'nobody'])(
    'returns not_found for the public id %s',
    async (publicId) => {
      await expect(view(publicId)).rejects.toMatchObject({ code: 'not_found' });
    },
  );
});

describe('the number of active members', () => {
  test('is shown from five on, without hosted profiles', async () => {
    const here = (await regionByName('it', 'Abruzzo'))?.id ?? 0;
    const away = new Date(now.getTime() - 16 * 60_000);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const { profileId } = await createMember({
        regionId: here,
        now,
        gender: 'woman',
        seeking: 'man',
      });
      await createHostedProfile({ regionId: here, now });
      ids.push(profileId);
    }
    const paying: MemberViewer = { ...viewer, level: 1 };
    const set = async (at: Date, count: number): Promise<void> => {
      await db().profile.updateMany({ where: { id: { in: ids } }, data: { lastActiveAt: at } });
      await db().profile.updateMany({
        where: { id: { in: ids.slice(0, count) } },
        data: { lastActiveAt: now },
      });
      await refreshListings(db(), ids, now);
    };
    await set(away, 4);
    expect(await regionCount(paying, 'Abruzzo', now)).toEqual({ total: 10, activeNow: null });
    await set(away, 5);
    // The last response is cached for a minute.
    expect((await regionCount(paying, 'Abruzzo', now)).activeNow).toBeNull();
    clock.setOffset(61_000);
    const later = new Date(now.getTime() + 61_000);
    expect((await regionCount(paying, 'Abruzzo', later)).activeNow).toBe(5);
  });
});

test('reshuffling changes the order of the listings and loses none', async () => {
  const before = await db().profileListing.findMany({ orderBy: { profileId: 'asc' } });
  expect(await reshuffleListings(now)).toBe(before.length);
  const after = await db().profileListing.findMany({ orderBy: { profileId: 'asc' } });
  expect(after.map(({ profileId }) => profileId)).toEqual(before.map(({ profileId }) => profileId));
  expect(after.map(({ shuffle1 }) => shuffle1)).not.toEqual(before.map(({ shuffle1 }) => shuffle1));
});
