import { describe, expect, test } from '@jest/globals';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { blockPeer, unblockPeer } from '#lib/chat/conversations/block-peer.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { setFavourite } from '#lib/discovery/favourites/set-favourite.ts';
import { SEARCH_PAGE_SIZE } from '#lib/discovery/limits.ts';
import { favouritesPage, profileView } from '#lib/discovery/queries.ts';
import { findView } from '#lib/discovery/search/find-view.ts';
import { NO_FILTERS } from '#lib/discovery/search/filters.ts';
import { after, clock, SECOND } from '#lib/kernel/clock.ts';
import { refreshListing } from '#lib/listings/refresh-listing.ts';
import { regionByName } from '#lib/places/queries.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { capturePushes, codeOf, viewerOf } from '../chat/chat-helpers.ts';
import { ask } from '../http/callers.ts';
import { createHosted, createWoman, dislike, like, undo } from './choices.ts';
import { newOf, swipesOf } from './outcomes.ts';
import { her, him } from './two.ts';

type Hosted = Awaited<ReturnType<typeof createHosted>>;

const now = clock.now();
const seen = async (member: CreatedMember) => ({
  viewer: await viewerOf(member),
  locale: 'it',
  now: clock.now(),
});

async function save(
  member: CreatedMember,
  { angelId }: { readonly angelId: string },
  saved = true,
  at = clock.now(),
) {
  await setFavourite({ viewer: await viewerOf(member), angelId, saved }, at);
}

async function savedBy(member: CreatedMember, page = 1): Promise<readonly string[]> {
  const { profiles } = await favouritesPage(await seen(member), page);
  return profiles.map(({ id }) => id);
}

const disclosed = ({ memberId }: CreatedMember, { profileId }: Hosted) =>
  db().disclosure.count({ where: { memberId, profileId } });

describe('the saved hosted profiles of a member', () => {
  test('are listed newest first, marked where they are shown, and seen by nobody else', async () => {
    const [one, two] = [await createHosted(), await createHosted()];
    const pushed = capturePushes();
    await save(him, one, true, now);
    await save(him, two, true, after(now, SECOND));
    await save(him, one, true, after(now, 2 * SECOND));
    expect(await savedBy(him)).toEqual([two.angelId, one.angelId]);
    expect(await disclosed(him, two)).toBe(1);
    expect(await profileView(await seen(him), one.angelId)).toMatchObject({ saved: true });
    expect(await savedBy(await createMember())).toEqual([]);
    expect(pushed).toEqual([]);
  });

  test('are marked in the search', async () => {
    const regionId = (await regionByName('it', 'Molise'))?.id ?? 0;
    const member = await createMember({ regionId });
    const hosted = [
      await createHostedProfile({ regionId }),
      await createHostedProfile({ regionId }),
    ].map(({ publicId: angelId }) => angelId);
    const [saved = ''] = hosted;
    await save(member, { angelId: saved });
    const view = await findView(await seen(member), { page: 1, filters: NO_FILTERS });
    expect(view.found.profiles.map(({ id }) => id)).toEqual(expect.arrayContaining(hosted));
    expect(view.saved).toEqual([saved]);
  });

  test('are removed by the member, also when they can no longer be seen', async () => {
    const [one, two] = [await createHosted(), await createHosted()];
    await save(him, one);
    await save(him, two);
    await save(him, one, false);
    expect(await savedBy(him)).toEqual([two.angelId]);
    await db().profile.update({ where: { id: two.profileId }, data: { state: 'paused' } });
    expect(await savedBy(him)).toEqual([]);
    await save(him, two, false);
    await db().profile.update({ where: { id: two.profileId }, data: { state: 'active' } });
    expect(await savedBy(him)).toEqual([]);
  });

  test('leave out a blocked one', async () => {
    const hosted = await createHosted();
    await save(him, hosted);
    await blockPeer(await viewerOf(him), hosted.angelId, clock.now());
    expect(await savedBy(him)).toEqual([]);
  });

  test('come in pages', async () => {
    const all: string[] = [];
    for (let nth = 0; nth <= SEARCH_PAGE_SIZE; nth += 1) {
      const hosted = await createHosted();
      all.unshift(hosted.angelId);
      await save(him, hosted, true, after(now, nth * SECOND));
    }
    const first = await favouritesPage(await seen(him), 1);
    expect(first).toMatchObject({ total: SEARCH_PAGE_SIZE + 1, page: 1, pages: 2 });
    expect([...(await savedBy(him)), ...(await savedBy(him, 2))]).toEqual(all);
    expect(await savedBy(him, 3)).toEqual([]);
  });

  test('are no unknown profiles and none of another brand', async () => {
    expect(await codeOf(save(him, { angelId: 'nobody' }))).toBe('not_found');
    const hosted = await createHosted();
    const elsewhere = await createMember({ brandId: 'fuego' });
    expect(await codeOf(save(elsewhere, hosted))).toBe('not_found');
    const woman = await createMember({ gender: 'woman', seeking: 'man' });
    expect(await codeOf(save(woman, hosted))).toBe('not_found');
    expect(await db().favourite.count({ where: { peerId: hosted.profileId } })).toBe(0);
  });

  test('are in the data export, and go with the account', async () => {
    const hosted = await createHosted();
    await save(him, hosted);
    const { favourites } = (await gatherData(him.memberId, now)) as { favourites?: unknown };
    expect(favourites).toEqual([
      { savedProfile: expect.stringContaining('Hosted'), savedAt: expect.anything() },
    ]);
    await inTransaction((tx) => eraseAccount(tx, him.memberId, now));
    expect(await db().favourite.count({ where: { profileId: him.profileId } })).toBe(0);
  });
});

describe('the saved members of a member', () => {
  const notices = async (member: CreatedMember) => [
    await newOf(member),
    await db().visit.count({ where: { peerId: member.profileId } }),
    await db().swipe.count({ where: { peerId: member.profileId } }),
  ];

  test('are listed and marked, cost nothing, and notify nobody', async () => {
    const [viewer, woman] = [await createMember(), await createWoman()];
    const pushed = capturePushes();
    const before = await db().creditEntry.count({ where: { memberId: viewer.memberId } });
    await save(viewer, woman);
    await save(viewer, woman);
    expect(await savedBy(viewer)).toEqual([woman.angelId]);
    expect(await savedBy(woman)).toEqual([]);
    expect(await profileView(await seen(viewer), woman.angelId)).toMatchObject({ saved: true });
    expect(await profileView(await seen(woman), viewer.angelId)).toMatchObject({ saved: false });
    expect(pushed).toEqual([]);
    expect(await notices(woman)).toEqual([0, 0, 0]);
    expect(await db().creditEntry.count({ where: { memberId: viewer.memberId } })).toBe(before);
  });

  test('are removed by the member’s own block for good', async () => {
    const [viewer, woman] = [await createMember(), await createWoman()];
    await save(viewer, woman);
    await blockPeer(await viewerOf(viewer), woman.angelId, clock.now());
    expect(await savedBy(viewer)).toEqual([]);
    await unblockPeer(await viewerOf(viewer), woman.angelId);
    expect(await savedBy(viewer)).toEqual([]);
  });

  test('are hidden while the other side blocks, which nothing betrays afterwards', async () => {
    const [viewer, woman] = [await createMember(), await createWoman()];
    await save(viewer, woman);
    await blockPeer(await viewerOf(woman), viewer.angelId, clock.now());
    expect(await savedBy(viewer)).toEqual([]);
    expect(await codeOf(save(viewer, woman))).toBe('not_found');
    await unblockPeer(await viewerOf(woman), viewer.angelId);
    expect(await savedBy(viewer)).toEqual([woman.angelId]);
  });

  test('leave out those who left the search, and go with their account', async () => {
    const [viewer, woman] = [await createMember(), await createWoman()];
    await save(viewer, woman);
    const searchable = async (on: boolean): Promise<void> => {
      await db().profile.update({ where: { id: woman.profileId }, data: { searchable: on } });
      await refreshListing(db(), woman.profileId, clock.now());
    };
    await searchable(false);
    expect(await savedBy(viewer)).toEqual([]);
    await searchable(true);
    expect(await savedBy(viewer)).toEqual([woman.angelId]);
    await inTransaction((tx) => eraseAccount(tx, woman.memberId, clock.now()));
    expect(await db().favourite.count({ where: { peerId: woman.profileId } })).toBe(0);
  });
});

describe('a like of a hosted profile', () => {
  test('saves it and notifies nobody; undoing the like removes it', async () => {
    const hosted = await createHosted();
    await profileView(await seen(him), hosted.angelId);
    await like(him, hosted);
    expect(await savedBy(him)).toEqual([hosted.angelId]);
    expect(await newOf(him)).toBe(0);
    await undo(him);
    expect(await savedBy(him)).toEqual([]);
    expect(await swipesOf(him)).toEqual([]);
  });

  test('needs no card check, since nobody receives it', async () => {
    const hosted = await createHosted();
    const careful = await createMember({ flowCode: '15' });
    await profileView(await seen(careful), hosted.angelId);
    await like(careful, hosted);
    expect(await savedBy(careful)).toEqual([hosted.angelId]);
    expect(await codeOf(like(careful, her))).toBe('card_check_required');
  });

  test('keeps what was saved before when it is undone, and a dislike saves nothing', async () => {
    const [before, passed] = [await createHosted(), await createHosted()];
    await profileView(await seen(him), before.angelId);
    await save(him, before);
    await like(him, before);
    await undo(him);
    await dislike(him, passed);
    expect(await savedBy(him)).toEqual([before.angelId]);
  });
});

test('the calls take the session’s member only', async () => {
  const hosted = await createHosted();
  const key = 'POST /api/users/favourites';
  const { token } = him;
  const body = (trackerId: string) =>
    JSON.stringify({ angelId: hosted.angelId, saved: true, trackerId });
  expect((await ask({ key, token, body: body(her.publicId) })).status).toBe(404);
  expect((await ask({ key, body: body(him.publicId) })).status).toBe(401);
  expect((await ask({ key, token, body: body(him.publicId) })).status).toBe(200);
  const list = await ask({ key: 'GET /api/users/favourites', token });
  expect(list.status).toBe(200);
  expect(JSON.parse(list.text)).toMatchObject({ totali: 1, profili: [{ id: hosted.angelId }] });
});
