// [money §6 Phone numbers for verified users]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { setVisibility } from '#lib/accounts/profile/set-visibility.ts';
import { ownProfile } from '#lib/accounts/profile/own-profile.ts';
import { db } from '#lib/db/client.ts';
import { NO_FILTERS } from '#lib/discovery/search/filters.ts';
import { findPage, profileView } from '#lib/discovery/queries.ts';
import { chooseProfile } from '#lib/discovery/swipe/choose.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { codeOf, say, viewerOf } from '../chat/chat-helpers.ts';

const now = clock.now();
let anna: CreatedMember;
let ugo: CreatedMember;

beforeEach(async () => {
  [ugo, anna] = await createPair(10);
  await db().profile.update({ where: { id: anna.profileId }, data: { lastActiveAt: now } });
});

const choose = async (of: CreatedMember, choice: Parameters<typeof setVisibility>[2]) =>
  setVisibility(await viewerOf(of), of.publicId, choice, now);

const view = async (self: CreatedMember, peer: CreatedMember) =>
  profileView({ viewer: await viewerOf(self), locale: 'it', now }, peer.angelId);

async function seen(self: CreatedMember, peer: CreatedMember) {
  const wanted = { page: 1, region: undefined, purpose: 'find' as const, filters: NO_FILTERS };
  const page = await findPage({ viewer: await viewerOf(self), locale: 'it', now }, wanted);
  return page.profiles.find(({ id }) => id === peer.angelId);
}

const SHOWN = {
  searchable: true,
  showsPresence: true,
  showsRead: true,
  showsTyping: true,
  showsPreviews: true,
};

describe('a profile hidden from search', () => {
  test('is neither found nor opened, until it is shown again', async () => {
    expect(await seen(ugo, anna)).toBeDefined();
    expect(await choose(anna, { searchable: false })).toEqual({ ...SHOWN, searchable: false });
    expect(await seen(ugo, anna)).toBeUndefined();
    expect(await codeOf(view(ugo, anna))).toBe('not_found');
    const own = await ownProfile(await viewerOf(anna), anna.publicId, now);
    expect(own).toMatchObject({ shown: false, hiddenBy: 'paused', searchable: false });
    await choose(anna, { searchable: true });
    expect(await seen(ugo, anna)).toBeDefined();
  });

  test('is visible to its contacts as before, and both can write', async () => {
    await say(ugo, anna.angelId);
    await choose(anna, { searchable: false });
    expect((await view(ugo, anna)).inTouch).toBe(true);
    expect(await codeOf(say(anna, ugo.angelId))).toBe('done');
    expect(await codeOf(say(ugo, anna.angelId))).toBe('done');
  });

  test('is visible to profiles it likes, but not across a block', async () => {
    await choose(anna, { searchable: false });
    const viewer = await viewerOf(anna);
    const like = { viewer, angelId: ugo.angelId, choice: 'like', source: 'find' } as const;
    await chooseProfile({ ...like, idClient: newId() });
    expect((await view(ugo, anna)).inTouch).toBe(false);
    await blockPeer(viewer, ugo.angelId, now);
    expect(await codeOf(view(ugo, anna))).toBe('not_found');
  });
});

test('hides the online mark everywhere, from contacts too', async () => {
  expect((await view(ugo, anna)).online).toBe(true);
  expect((await seen(ugo, anna))?.online).toBe(true);
  await choose(anna, { showsPresence: false });
  await say(ugo, anna.angelId);
  expect((await view(ugo, anna)).online).toBe(false);
  expect((await seen(ugo, anna))?.online).toBe(false);
});

test('leaves omitted settings unchanged; another member’s id is refused', async () => {
  await choose(anna, { showsPresence: false });
  expect(await choose(anna, { searchable: false })).toEqual({
    ...SHOWN,
    searchable: false,
    showsPresence: false,
  });
  expect(await codeOf(setVisibility(await viewerOf(anna), ugo.publicId, {}, now))).toBe(
    'not_found',
  );
});

test('masks phone numbers in profiles for members without the card check', async () => {
  const about = 'Chiamami al 333 444 5556';
  await db().profile.update({ where: { id: anna.profileId }, data: { about, lookingFor: about } });
  const masked = await view(ugo, anna);
  expect([masked.about, masked.lookingFor, masked.description].join()).not.toMatch(/\d{3}/);
  await db().user.update({
    where: { id: ugo.memberId },
    data: { cardVerifiedAt: now, cardVerifiedBy: 'card_check' },
  });
  const viewer = { ...(await viewerOf(ugo)), cardVerified: true };
  expect((await profileView({ viewer, locale: 'it', now }, anna.angelId)).about).toBe(about);
});
