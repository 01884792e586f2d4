import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { singleton } from '#lib/kernel/singleton.ts';
import type { PhotoStore } from '#lib/media/photo-store.ts';
import { brands } from '#lib/brands/registry.ts';
import { seedDemo } from '../../../prisma/seed/demo.ts';
import { seedReference } from '../../../prisma/seed/reference.ts';

const now = new Date('2026-11-21T12:00:00Z');

async function counts(): Promise<Record<string, number>> {
  const tables = [
    ...['regions', 'cities', 'brand_settings', 'plan_versions', 'flow_versions', 'legal_texts'],
    ...['users', 'profiles', 'profile_listings', 'photos', 'conversations', 'messages'],
    ...['credit_entries', 'consent_records', 'subscriptions'],
  ];
  const rows = await Promise.all(
    tables.map((table) =>
      db().$queryRawUnsafe<{ count: number }[]>(`select count(*)::int as count from ${table}`),
    ),
  );
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.[0]?.count ?? 0]));
}

test('reference data are written once', async () => {
  const before = await counts();
  expect(before['cities']).toBeGreaterThan(50_000);
  await seedReference(db(), now);
  expect(await counts()).toEqual(before);
});

test('the demo world is made once, and stands as it was promised', async () => {
  const kept = new Map<string, Buffer>();
  const put: PhotoStore['put'] = (name, bytes) => {
    kept.set(name, bytes);
    return Promise.resolve();
  };
  const get: PhotoStore['get'] = (name) => Promise.resolve(kept.get(name) ?? null);
  singleton<PhotoStore>('photo-store', () => ({ put, get, remove: () => Promise.resolve() }));
  await seedDemo(db(), now, { crowd: 40 });
  const before = await counts();
  await seedDemo(db(), now, { crowd: 40 });
  expect(await counts()).toEqual(before);
  expect(kept.size).toBe(before['photos']);

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
    const hosted = { kind: 'hosted', country: brand.country };
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
