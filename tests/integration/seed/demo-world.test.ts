// [money §1 A flow decides cost] [money §3 Flow fields]
import { beforeAll, describe, expect, test } from '@jest/globals';
import { brandById, brands } from '#lib/brands/registry.ts';
import { locales } from '#lib/brands/schema.ts';
import { termsToAccept } from '#lib/consents/terms-to-accept.ts';
import { db } from '#lib/db/client.ts';
import { waitingTasks } from '#lib/hosted/waiting-tasks.ts';
import { after, DAY, MINUTE } from '#lib/kernel/clock.ts';
import { singleton } from '#lib/kernel/singleton.ts';
import type { PhotoStore } from '#lib/media/photo-store.ts';
import { publicNames, publicVariant } from '#lib/media/variants.ts';
import { installProvider, providerByName } from '#lib/payments/providers/registry.ts';
import { renewalsWork } from '#lib/payments/renewals/renew.ts';
import { renewalNoticesWork } from '#lib/payments/renewals/send-renewal-notices.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { countWaiting } from '#lib/desk/queue/count-waiting.ts';
import { readArms } from '#lib/flows/experiments/read-arms.ts';
import { seedDemo } from '../../../prisma/seed/demo.ts';
import { seedDesk } from '../../../prisma/seed/desk/seed-desk.ts';
import { cardOf } from '../../../prisma/seed/desk/money/bank.ts';
import { seedOperators } from '../../../prisma/seed/operators.ts';
import { demoEmail, demoLogins } from '../../../prisma/seed/world/logins.ts';
import { simulatedBank } from '../../factories/simulated-bank.ts';
import { settleNotices } from '../../factories/money-works.ts';
import { seedReference } from '../../../prisma/seed/reference.ts';
import { readAnswers } from '../../../prisma/seed/world/answerer.ts';
import { readSentences } from '../../../prisma/seed/world/narrator.ts';
import { MOST_USES } from '../../../prisma/seed/world/sentence.ts';

const now = new Date();
const stored = new Map<string, Buffer>();

const REFERENCE = [
  'regions',
  'cities',
  'brand_settings',
  'plan_versions',
  'flow_versions',
  'legal_texts',
];
const DEMO = [
  'users',
  'profiles',
  'profile_listings',
  'photos',
  'conversations',
  'messages',
  'credit_entries',
  'consent_records',
  'subscriptions',
];
const DESK = [
  'charges',
  'renewals',
  'refunds',
  'disputes',
  'settlement_lines',
  'provider_events',
  'reports',
  'reviews',
  'tickets',
  'ticket_messages',
  'declarations',
  'audit_entries',
];

async function counts(tables: readonly string[]): Promise<Record<string, number>> {
  const columns = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [row] = await db().$queryRawUnsafe<Record<string, number>[]>(`select ${columns.join()}`);
  return row ?? {};
}

test('reference data are written once', async () => {
  const before = await counts(REFERENCE);
  expect(before['cities']).toBeGreaterThan(50_000);
  await seedReference(db(), now);
  expect(await counts(REFERENCE)).toEqual(before);
});

test('the demo world is created once, with the promised logins and profiles', async () => {
  const put: PhotoStore['put'] = (name, bytes) => {
    stored.set(name, bytes);
    return Promise.resolve();
  };
  const get: PhotoStore['get'] = (name) => Promise.resolve(stored.get(name) ?? null);
  singleton<PhotoStore>('photo-store', () => ({ put, get, remove: () => Promise.resolve() }));
  await seedDemo(db(), now, { crowd: 200 });
  const before = await counts([...REFERENCE, ...DEMO]);
  await seedDemo(db(), now, { crowd: 200 });
  expect(await counts([...REFERENCE, ...DEMO])).toEqual(before);
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
}, 120_000);

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
        expect({ text, often: uses.length > MOST_USES }).toEqual({ text, often: false });
      }
    }
    expect(listed.filter(({ about }) => about === '').length).toBeLessThan(listed.length / 20);
    expect(listed.filter(({ screenName }) => /\d/.test(screenName))).toEqual([]);
  });

  test('gives everyone an intent, interests and languages, and nearly everyone an answer', async () => {
    const listed = await db().profile.findMany({
      where: { kind: { in: ['member', 'hosted'] }, listings: { some: {} } },
    });
    const incomplete = listed.filter(
      ({ datingIntent, interests, spokenLanguages }) =>
        datingIntent === null || interests.length < 3 || spokenLanguages.length === 0,
    );
    expect(incomplete).toEqual([]);
    const answers = listed.filter(({ promptQuestion }) => promptQuestion !== null);
    expect(answers.length).toBeGreaterThan(listed.length * 0.95);
    const known = new Set(locales.flatMap(readAnswers).map(({ text }) => text));
    const uses = Map.groupBy(answers, ({ promptAnswer }) => promptAnswer);
    expect([...uses.keys()].filter((text) => !known.has(text))).toEqual([]);
    expect(Math.max(...[...uses.values()].map(({ length }) => length))).toBeLessThanOrEqual(
      MOST_USES,
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
      select: { id: true, brandId: true },
    });
    expect(logins).toHaveLength(brands.length * 5);
    for (const { id } of logins) {
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

// 64
describe('the logins of the demo', () => {
  const at = { email: { endsWith: '@demo.test' }, passwordHash: { not: null } } as const;

  test('have paid what their level promises, with a receipt, and satisfy the ledger invariants', async () => {
    expect(await checkLedger(now)).toEqual([]);
    const paying = await db().user.findMany({
      where: { ...at, level: { gt: 0 } },
      include: { charges: { include: { receipt: true } } },
    });
    expect(paying).toHaveLength(2 * brands.length);
    for (const { charges } of paying) {
      expect(charges).toMatchObject([{ receipt: { number: expect.any(Number) } }]);
    }
    // 71: each issuer numbers its receipts from 1, though one payment company collects for several.
    const receipts = await db().receipt.findMany({ orderBy: { number: 'asc' } });
    const issuers = Map.groupBy(receipts, ({ company }) => company);
    expect([...issuers.keys()].sort()).toEqual(
      brands.map(({ company }) => company.vatNumber).sort(),
    );
    for (const issued of issuers.values()) {
      expect(issued.map(({ number }) => number)).toEqual([1, 2]);
    }
  });

  test('have credit histories that are in order and add up', async () => {
    const members = await db().user.findMany({ where: at, select: { id: true, createdAt: true } });
    expect(members).toHaveLength(demoLogins.length * brands.length);
    for (const { id: memberId, createdAt } of members) {
      const entries = await db().creditEntry.findMany({
        where: { memberId },
        orderBy: [{ at: 'asc' }, { id: 'asc' }],
      });
      const held = new Map<string, number>();
      for (const { bucket, delta, balanceAfter, at: bookedAt } of entries) {
        held.set(bucket, (held.get(bucket) ?? 0) + delta);
        expect([bucket, balanceAfter]).toEqual([bucket, held.get(bucket)]);
        expect(bookedAt >= createdAt && bookedAt <= now).toBe(true);
      }
    }
  });

  test('and all other members have accepted the current terms, and no purchase mail is due', async () => {
    const members = await db().user.findMany({ select: { id: true, brandId: true } });
    for (const { id, brandId } of members) {
      const brand = brandById(brandId);
      if (!brand) throw new Error(brandId);
      expect(await termsToAccept(id, brand, brand.locales.default)).toBeNull();
    }
    expect(await db().mailMessage.count({ where: { state: 'due' } })).toBe(0);
  });

  test('renew by the card that the sandbox knows', async () => {
    const { id: memberId } = await db().user.findFirstOrThrow({
      where: { brandId: 'spark', email: demoEmail('vip') },
    });
    const [mandate] = await db().mandate.findMany({ where: { memberId } });
    expect(mandate).toMatchObject({ provider: 'adyen', state: 'valid' });
    expect(mandate?.token).toMatch(new RegExp(`^seeded-\\d+${mandate?.lastFour ?? ''}-`));
    const { bank, charges } = simulatedBank();
    installProvider({ ...bank, name: 'adyen' });
    const where = { subscription: { memberId }, state: 'planned' } as const;
    const { chargeAt } = await db().renewal.findFirstOrThrow({ where });
    for (const day of [-20, -8, 0, 1]) {
      await renewalNoticesWork.run(after(chargeAt, day * DAY), 500);
      await settleNotices('sent', after(chargeAt, day * DAY));
      await renewalsWork.run(after(chargeAt, day * DAY + MINUTE), 500);
    }
    expect(charges.filter(({ paymentMethod }) => paymentMethod.kind === 'stored')).not.toEqual([]);
    expect(await db().charge.count({ where: { memberId } })).toBe(2);
    expect(await checkLedger(after(chargeAt, DAY))).toEqual([]);
  });
});

describe('three months of desk data', () => {
  beforeAll(async () => {
    await seedOperators(db(), now);
    await seedDesk(db(), now);
  }, 300_000);

  test('satisfy the ledger invariants', async () => {
    expect(await db().charge.count()).toBeGreaterThan(60);
    expect(await db().charge.count({ where: { period: { gt: 1 } } })).toBeGreaterThan(0);
    expect(await checkLedger(now)).toEqual([]);
  });

  test('give each subscriber a payment method that its provider’s sandbox charges', async () => {
    const mandates = await db().mandate.findMany({ where: { state: 'valid' } });
    for (const { provider, memberId, token } of mandates) {
      const { name } = providerByName(provider);
      expect([name, token]).toEqual([name, cardOf(name, memberId).token]);
    }
    const named = mandates.map(({ provider }) => provider);
    expect(named).toEqual(expect.arrayContaining(['adyen', 'paypal', 'mollie']));
  });

  test('fill each page of the desk', async () => {
    const { lanes } = await countWaiting({ brandIds: [] });
    const waiting = Object.fromEntries(lanes.map(({ lane, waiting }) => [lane, waiting]));
    for (const lane of ['photo', 'chat_photo', 'text', 'report', 'review', 'appeal']) {
      expect(waiting[lane]).toBeGreaterThan(0);
    }
    expect((await waitingTasks()).length).toBeGreaterThan(0);
    for (const state of ['open', 'waiting', 'closed'] as const) {
      expect(await db().ticket.count({ where: { state } })).toBeGreaterThan(0);
    }
    const disputes = await db().dispute.findMany({ select: { state: true } });
    expect(new Set(disputes.map(({ state }) => state))).toEqual(
      new Set(['open', 'inquiry', 'won', 'lost']),
    );
    expect(await db().refund.count({ where: { state: 'succeeded' } })).toBe(5);
    expect(await db().attempt.count({ where: { state: 'unknown' } })).toBe(2);
    expect(await db().settlementFile.count({ where: { state: 'done', odd: { gt: 0 } } })).toBe(1);
    expect(await db().metricDay.count({ where: { series: { name: 'renewal' } } })).toBeGreaterThan(
      0,
    );
  });

  test('have newcomers in both arms of the experiment', async () => {
    const running = await db().flowExperiment.findFirstOrThrow({ where: { state: 'running' } });
    const { control, challenger } = await readArms(running, now);
    for (const arm of [control, challenger]) {
      expect(arm.seen).toBeGreaterThan(100);
      expect(arm.confirmed).toBeGreaterThan(50);
    }
  });

  test('leave no due mail, and no listed profile that is not searchable', async () => {
    const due = { state: 'due', toAddress: { endsWith: '@members.demo.test' } } as const;
    expect(await db().mailMessage.count({ where: due })).toBe(0);
    const listed = { searchable: false, listings: { some: {} } };
    expect(await db().profile.count({ where: listed })).toBe(0);
  });

  test('restore the flow that was changed in between', async () => {
    const versions = await db().flowVersion.findMany({
      where: { brandId: 'dolcevita', code: '7' },
      orderBy: { version: 'asc' },
    });
    expect(versions).toHaveLength(3);
    expect(versions.at(-1)?.config).toEqual(versions[0]?.config);
  });

  test('are unchanged by a second run', async () => {
    const before = await counts([...REFERENCE, ...DEMO, ...DESK]);
    await seedDesk(db(), now);
    expect({ ...(await counts([...REFERENCE, ...DEMO, ...DESK])), audit_entries: 0 }).toEqual({
      ...before,
      audit_entries: 0,
    });
  });
});
