import { beforeEach, describe, expect, test } from '@jest/globals';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import type { DatingIntent, Interest } from '#lib/db/generated/enums.ts';
import { PICKS_A_DAY, SEARCH_PAGE_SIZE } from '#lib/discovery/limits.ts';
import { picksView } from '#lib/discovery/picks/picks-view.ts';
import { todaysPicks } from '#lib/discovery/picks/todays-picks.ts';
import { lockMember } from '#lib/identity/lock-member.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { refreshListing } from '#lib/listings/refresh-listing.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { addPhoto, createHostedProfile } from '#tests/factories/profile.ts';
import { whileHeld } from '#tests/setup/while-held.ts';
import { viewerOf } from '../chat/chat-helpers.ts';
import { ask } from '../http/callers.ts';
import { createWoman, dislike } from './choices.ts';
import { region } from './searching.ts';

type Answers = {
  readonly interests?: Interest[];
  readonly datingIntent?: DatingIntent | null;
  readonly photo?: boolean;
};

const now = clock.now();
let member: CreatedMember;
let regionId: number;

async function answer(profileId: string, { interests = [], datingIntent = null }: Answers) {
  await db().profile.update({ where: { id: profileId }, data: { interests, datingIntent } });
  await refreshListing(db(), profileId, now);
}

async function woman(answers: Answers): Promise<CreatedMember> {
  const created = await createWoman({ regionId });
  if (answers.photo !== false) await addPhoto(created.profileId, now);
  await answer(created.profileId, answers);
  return created;
}

async function picksOf(who = member, at = now) {
  return picksView({ viewer: await viewerOf(who), locale: 'it', now: at });
}

const idsOf = async (at = now) =>
  (await picksOf(member, at)).picks.map(({ profile }) => profile.id);

beforeEach(async () => {
  regionId = await region('Valle d’Aosta');
  await db().profileListing.deleteMany({ where: { regionId } });
  member = await createMember({ regionId });
  await answer(member.profileId, { interests: ['wine', 'yoga'], datingIntent: 'serious' });
});

describe('the picks of a day', () => {
  test('are members with an answer in common, which is the reason, those with both first', async () => {
    await woman({ interests: ['cars'], datingIntent: 'chat' });
    const intent = await woman({ datingIntent: 'serious' });
    const interest = await woman({ interests: ['yoga', 'cars'], datingIntent: 'chat' });
    const both = await woman({ interests: ['wine'], datingIntent: 'serious' });
    const { picks, answered } = await picksOf();
    expect(answered).toBe(true);
    expect(picks.map(({ profile, reason }) => [profile.id, reason])).toEqual([
      [both.angelId, { interests: ['wine'], datingIntent: 'serious' }],
      [interest.angelId, { interests: ['yoga'], datingIntent: null }],
      [intent.angelId, { interests: [], datingIntent: 'serious' }],
    ]);
  });

  test('are never hosted profiles, nor members without a picture, rated, blocked or elsewhere', async () => {
    const hosted = await createHostedProfile({ regionId });
    await answer(hosted.profileId, { interests: ['wine'], datingIntent: 'serious' });
    await woman({ interests: ['wine'], datingIntent: 'serious', photo: false });
    const rated = await woman({ interests: ['wine'] });
    await dislike(member, rated);
    const blocks = await woman({ interests: ['wine'] });
    await blockPeer(await viewerOf(blocks), member.angelId, now);
    const away = await createWoman({ regionId: await region('Molise') });
    await answer(away.profileId, { interests: ['wine'] });
    expect(await idsOf()).toEqual([]);
  });

  test(`are at most ${String(PICKS_A_DAY)}, the same all day, and others the next day`, async () => {
    for (let nth = 0; nth <= PICKS_A_DAY; nth += 1) await woman({ interests: ['wine'] });
    const [one, two] = await Promise.all([idsOf(), idsOf()]);
    expect(one).toHaveLength(PICKS_A_DAY);
    expect(two).toEqual(one);
    await woman({ interests: ['wine'], datingIntent: 'serious' });
    expect(await idsOf()).toEqual(one);
    const tomorrow = await idsOf(after(now, DAY));
    expect(tomorrow).toHaveLength(2);
    expect(one.filter((id) => tomorrow.includes(id))).toEqual([]);
    expect(await idsOf(after(now, DAY))).toEqual(tomorrow);
  });

  test('are those of one of two first looks whose choices differ, each member once', async () => {
    const both = await woman({ interests: ['wine', 'yoga'] });
    const ids = async (interests: Interest[], count: number) => {
      const made = [];
      for (let nth = 0; nth < count; nth += 1) made.push((await woman({ interests })).profileId);
      return [both.profileId, ...made].toSorted();
    };
    const [wine, yoga] = [await ids(['wine'], 2), await ids(['yoga'], 4)];
    const viewer = await viewerOf(member);
    const readPicks = (interests: Interest[]) =>
      todaysPicks(viewer, { interests, datingIntent: null }, now);
    await whileHeld(
      (tx) => lockMember(tx, member.memberId),
      () => Promise.all([readPicks(['wine']), readPicks(['yoga'])]),
      undefined,
      2,
    );
    const { profileId } = member;
    const stored = await db().dailyPick.findMany({ where: { profileId } });
    expect([wine, yoga]).toContainEqual(stored.map(({ peerId }) => peerId).toSorted());
  });

  test('lock the accounts in the order of their ids, so that two looks cannot wait for each other', async () => {
    const women = [];
    for (let nth = 0; nth < 4; nth += 1)
      women.push((await woman({ interests: ['wine'] })).memberId);
    const [first = '', ...others] = women.toSorted();
    // Moves its row behind the others.
    await db().user.update({ where: { id: first }, data: { locale: 'en' } });
    await whileHeld(
      (tx) => lockMember(tx, first),
      () => idsOf(),
      (tx) => tx.$queryRaw`
        select 1 from users where id = any(${others}::uuid[]) for no key update nowait`,
    );
    expect(await idsOf()).toHaveLength(4);
  });

  test('are chosen from all who are left, also behind a page of those picked before', async () => {
    const women = [];
    for (let nth = 0; nth <= SEARCH_PAGE_SIZE; nth += 1) {
      women.push(await woman({ interests: ['wine'] }));
    }
    const [rest, ...picked] = women;
    await db().dailyPick.createMany({
      data: picked.map(({ profileId: peerId }, position) => ({
        profileId: member.profileId,
        day: after(now, -2 * DAY),
        position: position + 1,
        peerId,
        pickedAt: after(now, -2 * DAY),
      })),
    });
    const where = { profileId: rest?.profileId ?? '' };
    await db().profileListing.updateMany({ where, data: { activityClass: 3 } });
    expect(await idsOf()).toEqual([rest?.angelId]);
  });

  test('lose whom the member may no longer see, and get nobody instead', async () => {
    const [left, blocked, stays] = [
      await woman({ interests: ['wine'] }),
      await woman({ interests: ['wine'] }),
      await woman({ interests: ['wine'] }),
    ];
    expect(await idsOf()).toHaveLength(3);
    await woman({ interests: ['wine'] });
    await db().profile.update({ where: { id: left.profileId }, data: { searchable: false } });
    await refreshListing(db(), left.profileId, now);
    await blockPeer(await viewerOf(member), blocked.angelId, now);
    expect(await idsOf()).toEqual([stays.angelId]);
    await answer(stays.profileId, {});
    expect(await idsOf()).toEqual([]);
  });

  test('need an answer of the member', async () => {
    await woman({ interests: ['wine'], datingIntent: 'serious' });
    await answer(member.profileId, {});
    expect(await picksOf()).toMatchObject({ picks: [], answered: false });
  });

  test('are in the data export, and go with either account', async () => {
    const [one, two] = [await woman({ interests: ['wine'] }), await woman({ interests: ['yoga'] })];
    expect(await idsOf()).toHaveLength(2);
    const { daily_picks: exported } = await gatherData(member.memberId, now);
    expect(exported).toHaveLength(2);
    await inTransaction((tx) => eraseAccount(tx, one.memberId, now));
    expect(await idsOf()).toEqual([two.angelId]);
    await inTransaction((tx) => eraseAccount(tx, member.memberId, now));
    expect(await db().dailyPick.count({ where: { profileId: member.profileId } })).toBe(0);
  });

  test('answer a call of the session’s member only', async () => {
    const picked = await woman({ interests: ['wine'] });
    const key = 'GET /api/users/picks';
    expect((await ask({ key })).status).toBe(401);
    const { status, text } = await ask({ key, token: member.token });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      picks: [{ profile: { id: picked.angelId }, reason: { interessi: ['wine'] } }],
    });
  });
});
