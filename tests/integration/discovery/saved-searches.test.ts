import { describe, expect, test } from '@jest/globals';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { SAVED_SEARCHES_MAX } from '#lib/discovery/limits.ts';
import { changeAlert } from '#lib/discovery/saved-searches/change-alert.ts';
import { criteriaSchema, type Criteria } from '#lib/discovery/saved-searches/criteria.ts';
import { deleteSearch } from '#lib/discovery/saved-searches/delete-search.ts';
import { listSearches, type SavedSearch } from '#lib/discovery/saved-searches/list-searches.ts';
import { markOpened } from '#lib/discovery/saved-searches/mark-opened.ts';
import { saveSearch, type Saving } from '#lib/discovery/saved-searches/save-search.ts';
import { findView } from '#lib/discovery/search/find-view.ts';
import { NO_FILTERS } from '#lib/discovery/search/filters.ts';
import { forgetViewer } from '#lib/identity/forget-viewer.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { refreshListing } from '#lib/listings/refresh-listing.ts';
import { createMember, type CreatedMember, type MemberOptions } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { codeOf, viewerOf } from '../chat/chat-helpers.ts';
import { ask } from '../http/callers.ts';
import { createWoman } from './choices.ts';
import { region } from './searching.ts';

type Change = Partial<Omit<Saving, 'viewer' | 'criteria'>> & {
  readonly criteria?: Partial<Criteria>;
  readonly level?: 0 | 1;
};

const now = clock.now();
const criteriaOf = (change: Partial<Criteria> = {}): Criteria => criteriaSchema.parse(change);

async function save(member: CreatedMember, change: Change = {}, at = now): Promise<string> {
  const { criteria, level = 0, ...rest } = change;
  const viewer = { ...(await viewerOf(member)), level };
  const saving = { name: 'Vicino', alert: false, ...rest, viewer, criteria: criteriaOf(criteria) };
  return (await saveSearch(saving, at)).id;
}

async function listOf(member: CreatedMember, at = after(now, 5 * MINUTE)) {
  return listSearches(await viewerOf(member), at);
}

const named = (searches: readonly SavedSearch[]) => searches.map(({ name }) => name);

/** A member of a region of their own, so that no other test's members are new there. */
async function inRegion(name: string): Promise<{ member: CreatedMember; regionId: number }> {
  const regionId = await region(name);
  return { member: await createMember({ regionId }), regionId };
}

async function moveTo(member: CreatedMember, name: string): Promise<number> {
  const regionId = await region(name);
  await db().user.update({ where: { id: member.memberId }, data: { regionId } });
  forgetViewer(member.memberId);
  return regionId;
}

/** A woman who joins a number of minutes after the searches were saved. */
async function joins(regionId: number, minutes: number, more: MemberOptions = {}) {
  const at = after(now, minutes * MINUTE);
  const woman = await createWoman({ regionId, now: at, ...more });
  await db().user.update({ where: { id: woman.memberId }, data: { emailConfirmedAt: at } });
  await db().profileListing.deleteMany({ where: { profileId: woman.profileId } });
  await refreshListing(db(), woman.profileId, at);
  return woman;
}

describe('the saved searches of a member', () => {
  test('are listed with the latest first, each with what it asks for, and seen by nobody else', async () => {
    const { member } = await inRegion('Umbria');
    await save(member, { name: 'Vicino', criteria: { ageMin: 30, ageMax: 40, order: 'new' } });
    await save(
      member,
      { name: 'Sportive', city: 'Terni', criteria: { interests: ['running', 'yoga'] } },
      after(now, 1),
    );
    const [second, first] = await listOf(member);
    const town = { region: 'Umbria', city: 'Terni' };
    expect(second).toMatchObject({ name: 'Sportive', ...town, alert: false });
    expect(second?.interests).toEqual(['running', 'yoga']);
    expect(first).toMatchObject({ name: 'Vicino', city: null, ageMin: 30, order: 'new' });
    expect(await listOf(await createMember())).toEqual([]);
  });

  test('are saved once: an equal one gets the name and the alert', async () => {
    const { member } = await inRegion('Umbria');
    const id = await save(member, { criteria: { smoking: ['no', 'quitting'] } });
    const again = { name: 'Aria pulita', alert: true, region: 'umbria' };
    expect(await save(member, { ...again, criteria: { smoking: ['quitting', 'no'] } })).toBe(id);
    expect(await listOf(member)).toMatchObject([{ id, name: 'Aria pulita', alert: true }]);
  });

  test('are of a region that the member may search', async () => {
    const { member } = await inRegion('Umbria');
    expect(await codeOf(save(member, { region: 'Lazio' }))).toBe('region_locked');
    expect(await codeOf(save(member, { region: 'Atlantide' }))).toBe('place_unknown');
    await save(member, { region: 'Lazio', level: 1 });
    expect(await listOf(member)).toMatchObject([{ region: 'Lazio', city: null }]);
  });

  test(`are at most ${String(SAVED_SEARCHES_MAX)}, also when they are saved at the same time`, async () => {
    const { member } = await inRegion('Umbria');
    const ages = Array.from({ length: SAVED_SEARCHES_MAX + 3 }, (_, index) => 20 + index);
    const codes = await Promise.all(
      ages.map((ageMin) => codeOf(save(member, { criteria: { ageMin } }))),
    );
    expect(codes.filter((code) => code === 'searches_full')).toHaveLength(3);
    expect(await listOf(member)).toHaveLength(SAVED_SEARCHES_MAX);
  });

  test('are changed and deleted by their member only', async () => {
    const { member } = await inRegion('Umbria');
    const [mine, other] = [await viewerOf(member), await viewerOf(await createMember())];
    const id = await save(member);
    expect(await codeOf(changeAlert({ viewer: other, id, alert: true }, now))).toBe('not_found');
    expect(await codeOf(markOpened(other, id, now))).toBe('not_found');
    expect(await codeOf(deleteSearch(other, id, now))).toBe('not_found');
    await changeAlert({ viewer: mine, id, alert: true }, now);
    expect(await listOf(member)).toMatchObject([{ alert: true }]);
    await deleteSearch(mine, id, now);
    expect(await listOf(member)).toEqual([]);
    expect(await codeOf(deleteSearch(mine, id, now))).toBe('not_found');
  });

  test('are recognised where they are shown', async () => {
    const { member } = await inRegion('Umbria');
    const viewer = await viewerOf(member);
    const id = await save(member, { name: 'Lettrici', criteria: { interests: ['reading'] } });
    const view = (interests: Criteria['interests'], order: Criteria['order'] = 'varied') =>
      findView(
        { viewer, locale: 'it', now },
        { page: 1, region: 'Umbria', order, filters: { ...NO_FILTERS, interests } },
      );
    expect((await view(['reading'])).savedAs).toEqual({ id, name: 'Lettrici' });
    expect((await view([])).savedAs).toBeNull();
    expect((await view(['reading'], 'new')).savedAs).toBeNull();
  });

  test('of a town stay there when the member moves, also those saved without its region', async () => {
    const { member, regionId } = await inRegion('Umbria');
    const id = await save(member, { city: 'Terni' });
    await save(member, { name: 'Vicino' }, after(now, 1));
    expect(await db().savedSearch.findUnique({ where: { id } })).toMatchObject({
      regionId,
    });
    await db().savedSearch.update({ where: { id }, data: { regionId: null } });
    const moved = await moveTo(member, 'Lazio');
    expect(await listOf(member)).toMatchObject([
      { name: 'Vicino', region: null, city: null },
      { region: 'Umbria', city: 'Terni' },
    ]);
    await joins(moved, 1);
    expect((await listOf(member)).map(({ newMembers }) => newMembers)).toEqual([1, 0]);
  });

  test('of a region that became their own are recognised, saved once and opened together', async () => {
    const { member } = await inRegion('Umbria');
    const id = await save(member, {
      name: 'Romani',
      region: 'Lazio',
      level: 1,
    });
    const own = await save(member, { name: 'Vicino' }, after(now, -1));
    const moved = await moveTo(member, 'Lazio');
    const viewer = await viewerOf(member);
    const page = { page: 1, region: 'Lazio', filters: NO_FILTERS };
    expect((await findView({ viewer, locale: 'it', now }, page)).savedAs?.id).toBe(id);
    expect([id, own]).toContain(await save(member, { name: 'Romani' }));
    await joins(moved, 1);
    await markOpened(viewer, id, after(now, 2 * MINUTE));
    expect((await listOf(member)).map(({ newMembers }) => newMembers)).toEqual([0, 0]);
  });

  test('are in the data export, and go with the account', async () => {
    const { member } = await inRegion('Umbria');
    await save(member, { alert: true, city: 'Terni' });
    const exported = await gatherData(member.memberId, now);
    expect(exported['saved_searches']).toMatchObject([
      { name: 'Vicino', region: 'Umbria', town: 'Terni', alert: true },
    ]);
    expect(exported['search_alerts']).toMatchObject([{ newMembersFound: 0 }]);
    const viewer = await viewerOf(member);
    await inTransaction((tx) => eraseAccount(tx, member.memberId, now));
    const { profileId } = member;
    expect(await db().savedSearch.count({ where: { profileId } })).toBe(0);
    expect(await db().searchAlert.count({ where: { profileId } })).toBe(0);
    const saving = { viewer, name: 'Vicino', alert: true, criteria: criteriaOf() };
    expect(await codeOf(saveSearch(saving, now))).toBe('account_disabled');
  });
});

describe('the new members of a saved search', () => {
  test('are those who joined since it was opened and whom it finds', async () => {
    const { member, regionId } = await inRegion('Basilicata');
    const viewer = await viewerOf(member);
    await joins(regionId, -1);
    const id = await save(member, { criteria: { ageMax: 40 } });
    await joins(regionId, 1, { age: 30 });
    await joins(regionId, 2, { age: 50 });
    await joins(regionId, 2, { seeking: 'woman' });
    await createHostedProfile({ regionId });
    const blocked = await joins(regionId, 3, { age: 31 });
    await blockPeer(viewer, blocked.angelId, now);
    const counts = async () => (await listOf(member)).map(({ newMembers }) => newMembers);
    expect(await counts()).toEqual([1]);
    await markOpened(viewer, id, after(now, 2 * MINUTE));
    expect(await counts()).toEqual([0]);
    await joins(regionId, 4, { age: 32 });
    expect(await counts()).toEqual([1]);
  });

  test('of another region count only while the member may search there', async () => {
    const { member } = await inRegion('Umbria');
    const regionId = await region('Molise');
    await save(member, { region: 'Molise', level: 1 });
    await joins(regionId, 1);
    const viewer = await viewerOf(member);
    const at = after(now, 5 * MINUTE);
    expect((await listSearches({ ...viewer, level: 1 }, at))[0]?.newMembers).toBe(1);
    expect((await listSearches({ ...viewer, level: 0 }, at))[0]?.newMembers).toBe(0);
  });
});

test('the calls take the session’s member only', async () => {
  const { member } = await inRegion('Umbria');
  const { token } = member;
  const key = 'POST /api/users/searches';
  const body = (trackerId: string) =>
    JSON.stringify({ name: ' Vicino ', trackerId, interessi: ['wine'], alert: true });
  expect((await ask({ key, body: body(member.publicId) })).status).toBe(401);
  const { publicId } = await createMember();
  expect((await ask({ key, token, body: body(publicId) })).status).toBe(404);
  const saved = await ask({ key, token, body: body(member.publicId) });
  expect(saved.status).toBe(200);
  const { id } = JSON.parse(saved.text) as { id: string };
  const list = await ask({ key: 'GET /api/users/searches', token });
  expect(JSON.parse(list.text)).toMatchObject({
    searches: [{ id, name: 'Vicino', interessi: ['wine'], alert: true, newMembers: 0 }],
  });
  const blank = JSON.stringify({ name: '   ' });
  expect((await ask({ key, token, body: blank })).status).toBe(422);
  const deletion = { key: 'DELETE /api/users/searches/{id}', token, params: { id } };
  expect((await ask(deletion)).status).toBe(200);
  expect((await ask(deletion)).status).toBe(404);
  expect(named(await listOf(member))).toEqual([]);
});
