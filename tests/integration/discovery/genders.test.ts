import { beforeAll, describe, expect, test } from '@jest/globals';
import { changeProfile } from '#lib/accounts/profile/change-profile.ts';
import { ownProfile } from '#lib/accounts/profile/own-profile.ts';
import { brandById } from '#lib/brands/registry.ts';
import { db } from '#lib/db/client.ts';
import { NO_FILTERS } from '#lib/discovery/search/filters.ts';
import { profileView, regionCount } from '#lib/discovery/queries.ts';
import type { OwnGender, ShownWith, SoughtGender } from '#lib/identity/gender.ts';
import { newMembers } from '#lib/discovery/saved-searches/new-members.ts';
import { refreshListings } from '#lib/listings/refresh-listing.ts';
import { after, clock, HOUR } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { codeOf, say, viewerOf } from '../chat/chat-helpers.ts';
import { like } from './choices.ts';
import { names, region } from './searching.ts';

type Self = {
  readonly gender: OwnGender;
  readonly shownWith?: ShownWith;
  readonly seeking: SoughtGender;
};

const woman = (seeking: SoughtGender): Self => ({ gender: 'woman', seeking });
const man = (seeking: SoughtGender): Self => ({ gender: 'man', seeking });
const nonbinary = (seeking: SoughtGender, shownWith?: ShownWith): Self => ({
  gender: 'nonbinary',
  seeking,
  ...(shownWith !== undefined && { shownWith }),
});
const label = ({ gender, shownWith, seeking }: Self): string =>
  `${gender}${shownWith === undefined ? '' : ` shown with ${shownWith}`} seeking ${seeking}`;

const brand = brandById('dolcevita');
if (brand === undefined) throw new Error('no brand dolcevita');

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('no such member');
  return value;
}

let regionId: number;
beforeAll(async () => {
  regionId = await region('Umbria');
});

const join = (one: Self, screenName = 'Someone', at = regionId): Promise<CreatedMember> =>
  createMember({ regionId: at, screenName, now: clock.now(), ...one });

const view = async (self: CreatedMember, peer: CreatedMember) =>
  profileView({ viewer: await viewerOf(self), locale: 'it', now: clock.now() }, peer.angelId);

describe('two members', () => {
  test.each<[Self, Self, boolean]>([
    [woman('woman'), woman('woman'), true],
    [man('man'), man('man'), true],
    [woman('man'), woman('woman'), false],
    [woman('man'), man('everyone'), true],
    [woman('woman'), man('everyone'), false],
    [man('everyone'), man('everyone'), true],
    [nonbinary('everyone'), woman('everyone'), true],
    [nonbinary('everyone'), nonbinary('everyone'), true],
    [nonbinary('everyone'), woman('man'), false],
    [nonbinary('woman'), man('everyone'), false],
    [nonbinary('man', 'woman'), man('woman'), true],
    [nonbinary('everyone', 'man'), woman('man'), true],
    [nonbinary('everyone', 'man'), man('woman'), false],
    [nonbinary('woman', 'woman'), nonbinary('woman', 'woman'), true],
  ])('%j and %j find, see, like and write to each other: %s', async (one, other, suit) => {
    const pair = await Promise.all([
      join(one, label(one)),
      join(other, `the other, ${label(other)}`),
    ]);
    for (const [self, peer, name] of [
      [pair[0], pair[1], `the other, ${label(other)}`],
      [pair[1], pair[0], label(one)],
    ] as const) {
      const viewer = await viewerOf(self);
      const found = await names(viewer, { filters: { membersOnly: true, newHere: true } });
      expect(found.includes(name)).toBe(suit);
      const seen = await codeOf(view(self, peer));
      expect(seen).toBe(suit ? 'done' : 'not_found');
      expect((await codeOf(like(self, peer))) === 'peer_unavailable').toBe(!suit);
      expect((await codeOf(say(self, peer.angelId))) === 'peer_unavailable').toBe(!suit);
    }
    await db().profileListing.deleteMany({
      where: { profileId: { in: pair.map(({ profileId }) => profileId) } },
    });
  });
});

test('the count of a region is of all whom a search for everyone finds', async () => {
  const molise = await region('Molise');
  const [viewer] = await Promise.all(
    [
      man('everyone'),
      woman('man'),
      man('everyone'),
      nonbinary('everyone'),
      nonbinary('woman'),
      nonbinary('man', 'woman'),
    ].map((one) => join(one, 'Someone', molise)),
  );
  const seen = await viewerOf(known(viewer));
  // All but the nonbinary person who seeks women; the member's own listing counts.
  expect(await regionCount(seen, 'Molise', clock.now())).toMatchObject({ total: 5 });
  const spoken = { ...NO_FILTERS, spokenLanguages: ['it' as const] };
  await db().profile.updateMany({
    where: { regionId: molise, gender: 'nonbinary' },
    data: { spokenLanguages: ['it'] },
  });
  const ids = await db().profile.findMany({ where: { regionId: molise }, select: { id: true } });
  await refreshListings(
    db(),
    ids.map(({ id }) => id),
    clock.now(),
  );
  expect(await regionCount(seen, 'Molise', clock.now(), spoken)).toMatchObject({ total: 2 });
});

test('a saved search of everyone counts new members of every gender, and a member in incognito shows to whom they like', async () => {
  const puglia = await region('Puglia');
  const [self, ...others] = await Promise.all([
    join(woman('everyone'), 'Self', puglia),
    join(man('woman'), 'A man', puglia),
    join(woman('woman'), 'A woman', puglia),
    join(nonbinary('everyone'), 'Someone nonbinary', puglia),
    join(man('man'), 'Seeks men', puglia),
  ]);
  const viewer = await viewerOf(self);
  const now = clock.now();
  const sought = {
    regionId: puglia,
    city: null,
    criteria: { ...NO_FILTERS, order: 'varied' as const },
  };
  const between = { since: after(now, -HOUR), until: after(now, HOUR) };
  const fitting = others.slice(0, 3).map(({ profileId }) => profileId);
  expect(new Set(await newMembers(viewer, sought, between))).toEqual(new Set(fitting));
  const hidden = known(others[2]);
  await like(hidden, self);
  await db().profile.update({ where: { id: hidden.profileId }, data: { incognito: true } });
  await refreshListings(db(), [hidden.profileId], now);
  expect((await names(viewer)).toSorted()).toEqual(['A man', 'A woman', 'Someone nonbinary']);
});

describe('a changed profile', () => {
  const change = async (
    member: CreatedMember,
    fields: Partial<Omit<Self, 'shownWith'>> & { shownWith?: ShownWith | null },
  ) =>
    changeProfile({
      member: await viewerOf(member),
      trackerId: member.publicId,
      brand,
      fields,
      now: clock.now(),
    });
  const own = async (member: CreatedMember) => {
    const { gender, shownWith, seeking } = await ownProfile(
      await viewerOf(member),
      member.publicId,
      clock.now(),
    );
    return { gender, shownWith, seeking };
  };

  test('is found as whom the member says, at once', async () => {
    const peer = await join(man('woman'));
    const member = await join(nonbinary('man'), 'Changes');
    expect(await codeOf(view(peer, member))).toBe('not_found');
    await change(member, { shownWith: 'woman' });
    expect(await own(member)).toEqual({ gender: 'nonbinary', shownWith: 'woman', seeking: 'man' });
    expect(await view(peer, member)).toMatchObject({ gender: 'nonbinary' });
    await change(member, { shownWith: null });
    expect(await codeOf(view(peer, member))).toBe('not_found');
  });

  test('keeps with whom it is shown of a nonbinary person only', async () => {
    const member = await join(nonbinary('everyone', 'man'));
    await change(member, { gender: 'man' });
    expect(await own(member)).toEqual({ gender: 'man', shownWith: null, seeking: 'everyone' });
    await change(member, { shownWith: 'woman' });
    expect(await own(member)).toMatchObject({ shownWith: null });
    await change(member, { gender: 'nonbinary', shownWith: 'woman' });
    expect(await own(member)).toMatchObject({ gender: 'nonbinary', shownWith: 'woman' });
  });
});
