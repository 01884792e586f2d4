import { beforeAll, describe, expect, test } from '@jest/globals';
import type { MemberViewer } from '#lib/accounts/viewer.ts';
import { db } from '#lib/db/client.ts';
import { NO_FILTERS, type Filters } from '#lib/discovery/filters.ts';
import { findPage } from '#lib/discovery/queries.ts';
import { refreshListing } from '#lib/discovery/refresh-listing.ts';
import { isAppError } from '#lib/kernel/errors.ts';
import { newId } from '#lib/kernel/ids.ts';
import { regionByName } from '#lib/places/queries.ts';
import { createMember } from '#tests/factories/member.ts';
import { addPhoto, createHostedProfile, viewerOfToken } from '#tests/factories/profile.ts';

const now = new Date('2026-11-21T12:00:00Z');
const region = async (name: string): Promise<number> => {
  const found = await regionByName('it', name);
  if (!found) throw new Error(`no region ${name}`);
  return found.id;
};

type Ask = { page?: number; region?: string; filters?: Partial<Filters> };

function ask(viewer: MemberViewer, { page = 1, region: name, filters }: Ask = {}) {
  return findPage(
    { viewer, locale: 'it', now },
    { page, region: name, purpose: 'find', filters: { ...NO_FILTERS, ...filters } },
  );
}

/** Who is found at home, rings around left out. */
async function names(viewer: MemberViewer, wanted: Ask = {}): Promise<string[]> {
  const { profiles, widened } = await ask(viewer, wanted);
  return profiles.slice(0, widened?.from).map(({ screenName }) => screenName);
}

async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'allowed',
    (error: unknown) => (isAppError(error) ? error.code : String(error)),
  );
}

async function newViewer(
  regionId: number,
  more: { gender?: 'man' | 'woman'; seeking?: 'man' | 'woman' } = {},
) {
  const { token } = await createMember({ regionId, now, ...more });
  return viewerOfToken(token);
}

const women = (regionId: number, count: number, brandId = 'dolcevita') =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      createMember({
        ...{ regionId, brandId, gender: 'woman', seeking: 'man', now },
        screenName: `Woman ${String(index)}`,
      }),
    ),
  );

const hosted = (regionId: number, count: number) =>
  Promise.all(Array.from({ length: count }, () => createHostedProfile({ regionId, now })));

describe('whom a search shows', () => {
  let viewer: MemberViewer;
  let regionId: number;

  beforeAll(async () => {
    regionId = await region('Umbria');
    viewer = await newViewer(regionId);
    const suits = { regionId, now, gender: 'woman', seeking: 'man' } as const;
    await createMember({ ...suits, screenName: 'Fits' });
    await createMember({ ...suits, screenName: 'Seeks women', seeking: 'woman' });
    await createMember({ ...suits, screenName: 'A man', gender: 'man' });
    await createMember({ ...suits, screenName: 'Unconfirmed', confirmed: false });
    await createMember({ ...suits, screenName: 'Disabled', state: 'disabled' });
    await createMember({ ...suits, screenName: 'Elsewhere', brandId: 'fuego', regionId });
    await createHostedProfile({ regionId, now, screenName: 'Hosted one' });
    await createHostedProfile({ regionId, now, screenName: 'Hosted for women', seeking: 'woman' });
  });

  test('those who suit and whom the member suits, members first', async () => {
    expect(await names(viewer)).toEqual(['Fits', 'Hosted one']);
  });

  test('a woman who seeks men sees men who seek women, and never herself', async () => {
    const anna = await newViewer(regionId, { gender: 'woman', seeking: 'man' });
    const { profiles } = await ask(anna);
    const own = await db().profile.findUniqueOrThrow({ where: { id: anna.profileId } });
    expect(profiles.map(({ id }) => id)).not.toContain(own.publicId);
    expect(new Set(profiles.map(({ gender }) => gender))).toEqual(new Set(['man']));
  });

  test('hosted profiles carry their label, no online mark, and are disclosed by being shown', async () => {
    const { profiles } = await ask(viewer);
    const shown = profiles.find(({ kind }) => kind === 'hosted');
    expect(shown?.label).toBe('Profilo gestito da noi · risponde uno script');
    expect(shown?.online).toBe(false);
    const disclosed = await db().disclosure.findMany({ where: { memberId: viewer.memberId } });
    expect(disclosed.map(({ surface }) => surface)).toEqual(['search']);
  });

  test('members only leaves the hosted ones out', async () => {
    const found = await names(viewer, { filters: { membersOnly: true } });
    expect(found).toContain('Fits');
    expect(found).not.toContain('Hosted one');
  });

  test.each(['the viewer', 'the other side'])('nobody across a block by %s', async (who) => {
    const blocker = await newViewer(regionId);
    const peer = await createMember({
      regionId,
      now,
      gender: 'woman',
      seeking: 'man',
      screenName: who,
    });
    expect(await names(blocker)).toContain(who);
    const [profileLow = '', profileHigh = ''] = [blocker.profileId, peer.profileId].sort();
    const id = newId(now.getTime());
    await db().conversation.create({
      data: {
        ...{ id, brandId: 'dolcevita', profileLow, profileHigh, openedBy: blocker.profileId },
        createdAt: now,
        participants: {
          create: [
            {
              profileId: blocker.profileId,
              peerId: peer.profileId,
              blockedAt: who === 'the viewer' ? now : null,
            },
            {
              profileId: peer.profileId,
              peerId: blocker.profileId,
              blockedAt: who === 'the viewer' ? null : now,
            },
          ],
        },
      },
    });
    expect(await names(blocker)).not.toContain(who);
  });

  test('a member who stops being confirmed or active disappears', async () => {
    const { profileId, memberId } = await createMember({
      ...{ regionId, now, gender: 'woman', seeking: 'man', screenName: 'Leaves' },
    });
    expect(await names(viewer)).toContain('Leaves');
    await db().user.update({ where: { id: memberId }, data: { state: 'disabled' } });
    await refreshListing(db(), profileId, now);
    expect(await names(viewer)).not.toContain('Leaves');
  });
});

describe('filters', () => {
  let viewer: MemberViewer;

  beforeAll(async () => {
    const regionId = await region('Molise');
    viewer = await newViewer(regionId);
    for (const age of [24, 25, 39, 40, 41]) {
      const { profileId } = await createMember({
        ...{ regionId, now, gender: 'woman', seeking: 'man', age, screenName: String(age) },
      });
      if (age !== 39) await addPhoto(profileId, now, age === 40 ? 'pending' : 'approved');
      await refreshListing(db(), profileId, now);
    }
  });

  test('age, both ends included', async () => {
    const found = await names(viewer, { filters: { ageMin: 25, ageMax: 40 } });
    expect(found.sort()).toEqual(['25', '39', '40']);
  });

  test('with photo counts approved ones only', async () => {
    const found = await names(viewer, { filters: { withPhoto: true } });
    expect(found.sort()).toEqual(['24', '25', '41']);
  });

  test('totals follow the filters', async () => {
    expect((await ask(viewer)).total).toBe(5);
    expect((await ask(viewer, { filters: { withPhoto: true } })).total).toBe(3);
  });
});

describe('here now and new here', () => {
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

  test('active within a quarter of an hour, though the listing heard of it before', async () => {
    await seen('fresh', minutesAgo(14), minutesAgo(19));
    await seen('old', minutesAgo(16));
    expect(await hereNow()).toEqual(['fresh']);
  });

  test('nobody who hides it, whatever they do', async () => {
    const id = await seen('fresh', minutesAgo(1));
    expect(await hereNow()).toContain('fresh');
    await db().profile.update({ where: { id }, data: { showsPresence: false } });
    await refreshListing(db(), id, now);
    expect(await hereNow()).not.toContain('fresh');
  });

  test('new here are members of the last seven days, and a pause makes nobody new', async () => {
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

describe('pages', () => {
  let viewer: MemberViewer;

  beforeAll(async () => {
    const regionId = await region('Sardegna');
    viewer = { ...(await newViewer(regionId)), level: 1 };
    await women(regionId, 45);
    await hosted(regionId, 30);
  });

  test('page 1 keeps three hosted places where members would fill it', async () => {
    const { profiles } = await ask(viewer);
    const kinds = profiles.map(({ kind }) => kind);
    expect(kinds).toEqual([
      ...Array<string>(17).fill('member'),
      ...Array<string>(3).fill('hosted'),
    ]);
  });

  test('walking every page shows everybody once', async () => {
    const seen: string[] = [];
    for (let page = 1; page <= 4; page += 1) {
      seen.push(...(await ask(viewer, { page })).profiles.map(({ id }) => id));
    }
    expect(seen).toHaveLength(75);
    expect(new Set(seen).size).toBe(75);
    expect((await ask(viewer, { page: 5 })).profiles).toEqual([]);
  });

  test('a jump shows the page that walking shows, and each member has an order of their own', async () => {
    const walked = (await ask(viewer, { page: 3 })).profiles.map(({ id }) => id);
    const other: MemberViewer = { ...(await newViewer(viewer.regionId ?? 0)), level: 1 };
    const jumped = (await ask(other, { page: 3 })).profiles.map(({ id }) => id);
    expect(jumped).not.toEqual(walked);
    const again = await ask({ ...viewer }, { page: 3 });
    expect(again.profiles.map(({ id }) => id)).toEqual(walked);
  });

  test('a free member sees the pages of the flow and no other', async () => {
    const free: MemberViewer = { ...viewer, level: 0 };
    expect(await refusal(ask(free, { page: 3 }))).toBe('allowed');
    expect(await refusal(ask(free, { page: 4 }))).toBe('page_locked');
  });

  test('another region is for paying members', async () => {
    const free: MemberViewer = { ...viewer, level: 0 };
    expect(await refusal(ask(free, { region: 'Sicilia' }))).toBe('region_locked');
    expect(await refusal(ask(free, { region: 'sardegna' }))).toBe('allowed');
    expect((await ask(viewer, { region: 'Sicilia' })).region.name).toBe('Sicilia');
    expect(await refusal(ask(viewer, { region: 'Atlantide' }))).toBe('place_unknown');
  });
});

test('where few live the search goes on around and says so', async () => {
  const viewer = await newViewer(await region("Valle d'Aosta"));
  await women(await region("Valle d'Aosta"), 1);
  await women(await region('Piemonte'), 3);
  const found = await ask(viewer);
  expect(found.widened?.from).toBe(1);
  expect(found.widened?.regions).toContain('Piemonte');
  expect(found.profiles.length).toBeGreaterThanOrEqual(4);
});
