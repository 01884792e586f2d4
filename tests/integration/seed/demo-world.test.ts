// [money §1 A flow decides cost] [money §3 Flow fields]
import { describe, expect, test } from '@jest/globals';
import { brands } from '#lib/brands/registry.ts';
import { locales } from '#lib/brands/schema.ts';
import { db } from '#lib/db/client.ts';
import { listFavourites } from '#lib/discovery/favourites/list-favourites.ts';
import { viewerOfMember } from '#lib/identity/viewer-of-member.ts';
import { singleton } from '#lib/kernel/singleton.ts';
import type { PhotoStore } from '#lib/media/storage/store.ts';
import { publicNames, publicVariant } from '#lib/media/variants.ts';
import { seedDemo } from '../../../prisma/seed/demo.ts';
import { seedReference } from '../../../prisma/seed/reference.ts';
import { readAnswers } from '../../../prisma/seed/world/answerer.ts';
import { readSentences } from '../../../prisma/seed/world/narrator.ts';
import { MAX_USES } from '../../../prisma/seed/world/sentence.ts';
import { countRows, DEMO, REFERENCE } from './count-rows.ts';
import { testDemoLogins } from './demo-logins-suite.ts';
import { testDeskData } from './desk-data-suite.ts';

const now = new Date();
const stored = new Map<string, Buffer>();

test('reference data are written once', async () => {
  const before = await countRows(REFERENCE);
  expect(before['cities']).toBeGreaterThan(50_000);
  await seedReference(db(), now);
  expect(await countRows(REFERENCE)).toEqual(before);
});

test('the demo world is created once, with the promised logins and profiles', async () => {
  const put: PhotoStore['put'] = (name, bytes) => {
    stored.set(name, bytes);
    return Promise.resolve();
  };
  const get: PhotoStore['get'] = (name) => Promise.resolve(stored.get(name) ?? null);
  singleton<PhotoStore>('photo-store', () => ({ put, get, remove: () => Promise.resolve() }));
  await seedDemo(db(), now, { crowd: 200 });
  const before = await countRows([...REFERENCE, ...DEMO]);
  await seedDemo(db(), now, { crowd: 200 });
  expect(await countRows([...REFERENCE, ...DEMO])).toEqual(before);
  // A portrait is drawn when it is first asked for.
  expect(stored.size).toBe(0);

  for (const brand of brands) {
    const brandId = brand.id;
    const logins = await db().user.findMany({
      where: { brandId, passwordHash: { not: null } },
      select: { email: true, level: true, cardVerifiedAt: true },
    });
    const levels = new Map(logins.map(({ email, level }) => [email.replace(/@.*/, ''), level]));
    expect([...levels].sort()).toEqual([
      ['anna', 0],
      ['free', 0],
      ['paid', 1],
      ['verified', 0],
      ['vip', 2],
    ]);
    const hosted = { kind: 'hosted', country: brand.country } as const;
    expect(await db().profileListing.count({ where: { ...hosted, brandId } })).toBe(
      await db().profile.count({ where: hosted }),
    );
    const crowded = await db().profileListing.groupBy({
      by: ['regionId'],
      where: { brandId, kind: 'member' },
      _count: true,
    });
    expect(Math.max(...crowded.map(({ _count }) => _count))).toBeLessThanOrEqual(12);
  }
  const wrong = await db().$queryRaw<unknown[]>`
    select a.member_id from credit_accounts a join credit_entries e using (member_id)
    group by a.member_id, a.icebreakers, a.likes, a.free, a.subscription, a.bought
    having a.icebreakers + a.likes + a.free + a.subscription + a.bought <> sum(e.delta)`;
  expect(wrong).toEqual([]);
});

describe('the demo world', () => {
  test('repeats no sentence more than six times, and leaves few profiles without one', async () => {
    const listed = await db().profile.findMany({
      where: { kind: { in: ['member', 'hosted'] }, listings: { some: {} } },
      select: { about: true, lookingFor: true, screenName: true, country: true, gender: true },
    });
    expect(listed.length).toBeGreaterThan(300);
    for (const locale of locales) {
      for (const { text } of readSentences(locale)) {
        const uses = listed.filter((one) => `${one.about} ${one.lookingFor}`.includes(text));
        expect({ text, often: uses.length > MAX_USES }).toEqual({ text, often: false });
      }
    }
    expect(listed.filter(({ about }) => about === '').length).toBeLessThan(listed.length / 20);
    expect(listed.filter(({ screenName }) => /\d/.test(screenName))).toEqual([]);
  });

  test('gives everyone an intent, interests and languages, and nearly everyone two answers or three', async () => {
    const listed = await db().profile.findMany({
      where: { kind: { in: ['member', 'hosted'] }, listings: { some: {} } },
    });
    const incomplete = listed.filter(
      ({ datingIntent, interests, spokenLanguages }) =>
        datingIntent === null || interests.length < 3 || spokenLanguages.length === 0,
    );
    expect(incomplete).toEqual([]);
    const answering = listed.filter(({ promptQuestions }) => promptQuestions.length >= 2);
    expect(answering.length).toBeGreaterThan(listed.length * 0.95);
    const answers = listed.flatMap(({ promptAnswers }) => promptAnswers);
    const known = new Set(locales.flatMap(readAnswers).map(({ text }) => text));
    const uses = Map.groupBy(answers, (answer) => answer);
    expect([...uses.keys()].filter((text) => !known.has(text))).toEqual([]);
    expect(Math.max(...[...uses.values()].map(({ length }) => length))).toBeLessThanOrEqual(
      MAX_USES,
    );
  });

  test('names the woman of each brand’s logins differently', async () => {
    const annas = await db().profile.findMany({
      where: { member: { email: 'anna@demo.test' } },
      select: { screenName: true },
    });
    expect(annas).toHaveLength(brands.length);
    expect(new Set(annas.map(({ screenName }) => screenName)).size).toBe(brands.length);
  });

  test('gives every profile with a picture two to five', async () => {
    const rows = await db().photo.groupBy({ by: ['profileId'], _count: true });
    const counts = rows.map(({ _count }) => _count);
    expect(Math.min(...counts)).toBe(2);
    expect(Math.max(...counts)).toBe(5);
  });

  test('leaves no page of a login empty', async () => {
    const logins = await db().profile.findMany({
      where: { member: { passwordHash: { not: null } } },
      select: { id: true, member: { select: { id: true } } },
    });
    expect(logins).toHaveLength(brands.length * 5);
    for (const { id, member } of logins) {
      const got = { participants: { some: { profileId: id } } };
      const from = { not: id };
      for (const kind of ['personal', 'like', 'visit'] as const) {
        const where = { kind, senderId: from, conversation: got };
        expect({ kind, id, some: (await db().message.count({ where })) > 0 }).toEqual({
          kind,
          id,
          some: true,
        });
      }
      const viewer = await viewerOfMember(member?.id ?? '');
      if (!viewer) throw new Error(`login without a member: ${id}`);
      const { memberId } = viewer;
      const disclosed = await db().disclosure.findMany({ where: { memberId } });
      const saved = (await listFavourites(viewer, 1, now)).rows.map((row) => row.id);
      expect(saved).toHaveLength(2);
      expect(disclosed.map(({ profileId }) => profileId)).toEqual(expect.arrayContaining(saved));
    }
    for (const { id: brandId } of brands) {
      const where = { brandId, state: 'approved' } as const;
      expect(await db().review.count({ where })).toBe(5);
      const matched = { matchedAt: { not: null }, brandId };
      expect(await db().conversation.count({ where: matched })).toBe(2);
    }
    expect(await db().inbox.count({ where: { notifyAt: { not: null } } })).toBe(0);
  });
});

test('a drawn portrait is served in the style of the brand that shows it, until it is removed', async () => {
  const { objectKey } = await db().photo.findFirstOrThrow({
    where: { profile: { kind: 'hosted', country: 'it' } },
    orderBy: { id: 'asc' },
  });
  const own = await publicVariant(objectKey, '-thumb.webp');
  const elsewhere = await publicVariant(objectKey, '-thumb.webp', 'serra');
  expect(own).not.toBeNull();
  expect(elsewhere).not.toEqual(own);
  expect(await publicVariant(objectKey, '-thumb.webp')).toEqual(own);
  expect([...stored.keys()].every((name) => publicNames(objectKey).includes(name))).toBe(true);
  stored.clear();
  await db().photo.updateMany({
    where: { objectKey },
    data: { state: 'rejected', reason: 'minor', isDefault: false },
  });
  expect(await publicVariant(objectKey, '-thumb.webp')).toBeNull();
  // The key is readable, and another one can be written.
  const invented = objectKey.replace(/[0-9a-f]{12}/, '0123456789ab');
  expect(await publicVariant(invented, '-card.webp')).toBeNull();
  expect(stored.size).toBe(0);
});

// One world serves all of them: seeding it takes longest.
testDemoLogins(now);
testDeskData(now);
