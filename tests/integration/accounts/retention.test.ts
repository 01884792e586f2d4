// [core §7 Retention]
import { readFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';
import { enforceRetention, enforceRetentionWork } from '#lib/accounts/erasure/enforce-retention.ts';
import { MEMBERLESS } from '#lib/accounts/erasure/memberless-tables.ts';
import { RETAINED } from '#lib/accounts/erasure/erased-tables.ts';
import { CHOSEN_PERIOD, RETENTION, STORED_WITHOUT_LIMIT } from '#lib/legal/retention-table.ts';
import { linkIdentity } from '#lib/accounts/identities/link-identity.ts';
import { markConfirmed } from '#lib/accounts/confirmation/mark-confirmed.ts';
import type { Prisma } from '#lib/db/generated/client.ts';
import { db } from '#lib/db/client.ts';
import type { TokenPurpose } from '#lib/db/generated/enums.ts';
import { pool } from '#lib/db/pool.ts';
import { after, DAY } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { whileHeld } from '#tests/setup/while-held.ts';
import { oldOrder } from './old-order.ts';
import { oldRows } from './old-rows.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

test.each(RETENTION)(
  '$table: deletes rows after $days days, and not before',
  async ({ table, days }) => {
    await enforceRetention(after(NOW, 20_000 * DAY));
    const member = await createMember({ now: after(NOW, -4_000 * DAY) });
    // Per rule, one row is just within its time and one just over it; the rows of all other rules are far
    // within.
    await oldRows(member, after(NOW, -days * DAY + 60_000));
    const within = await enforceRetention(NOW);
    expect([table, within[table]]).toEqual([table, 0]);
    const over = await enforceRetention(after(NOW, 120_000));
    expect([table, over[table]]).toEqual([table, 1]);
  },
);

test('keeps unsubscribe tokens, open tickets, due mails and open declarations', async () => {
  await enforceRetention(after(NOW, 20_000 * DAY));
  const purpose: TokenPurpose[] = ['unsubscribe', 'unsubscribe_notices'];
  const unsubscribing = { purpose: { in: purpose } };
  expect(await db().oneTimeToken.count({ where: unsubscribing })).toBe(2 * RETENTION.length);
  expect(await db().ticket.count({ where: { state: 'open' } })).toBe(RETENTION.length);
  expect(await db().mailMessage.count({ where: { state: 'due' } })).toBeGreaterThanOrEqual(
    RETENTION.length,
  );
  expect(await db().declaration.count({ where: { state: 'received' } })).toBe(RETENTION.length);
  const named = { memberId: { not: null } };
  expect(await db().kpiEvent.count({ where: named })).toBe(0);
  expect(await db().kpiEvent.count()).toBe(RETENTION.length);
});

describe('an account whose address was never confirmed', () => {
  const old = after(NOW, -91 * DAY);
  const isErased = async ({ memberId: id }: CreatedMember) =>
    (await db().user.findUniqueOrThrow({ where: { id } })).state === 'erased';
  const change = (data: Prisma.UserUpdateInput) => async (id: string) => {
    await db().user.update({ where: { id }, data });
  };

  test.each<{ readonly who: string; readonly live: (memberId: string) => Promise<void> }>([
    { who: 'was active since', live: change({ lastActivityAt: after(NOW, -89 * DAY) }) },
    { who: 'has a Google login', live: (id) => linkGoogle(id) },
    { who: 'has an order', live: (id) => oldOrder(id, 'dolcevita', old) },
    { who: 'is disabled', live: change({ state: 'disabled' }) },
    { who: 'requested erasure', live: change({ eraseAskedAt: old, eraseAt: after(NOW, DAY) }) },
    { who: 'confirmed the address', live: change({ emailConfirmedAt: NOW }) },
  ])('is kept when its member $who', async ({ live }) => {
    const [active, idle] = [
      await createMember({ confirmed: false, now: old }),
      await createMember({ confirmed: false, now: old }),
    ];
    await live(active.memberId);
    await enforceRetention(NOW);
    expect([await isErased(active), await isErased(idle)]).toEqual([false, true]);
    expect(await db().mailMessage.count({ where: { toAddress: idle.email } })).toBe(0);
  });

  test('is left to a member who confirms it at the same moment', async () => {
    const member = await createMember({ confirmed: false, now: old });
    await whileHeld(
      (tx) => markConfirmed(tx, member.memberId, NOW),
      () => enforceRetention(NOW),
    );
    expect(await isErased(member)).toBe(false);
  });
});

async function linkGoogle(memberId: string): Promise<void> {
  const by = { issuer: 'https://accounts.google.com', subject: newId() };
  await linkIdentity(db(), { brandId: 'dolcevita', memberId, ...by, now: NOW });
}

test('refuses to delete a receipt before its retention period ends', async () => {
  const { memberId, brandId } = await createMember();
  await oldOrder(memberId, brandId, NOW);
  await expect(pool().query('delete from receipts')).rejects.toThrow(/append-only/);
  await enforceRetention(after(NOW, 3_653 * DAY - 1));
  expect(await db().receipt.count({ where: { charge: { memberId } } })).toBe(1);
});

test('runs once a night', async () => {
  expect(await enforceRetentionWork.run(NOW, 1)).toBe(0);
  const night = new Date('2026-11-22T03:00:00Z');
  const both = [enforceRetentionWork.run(night, 1), enforceRetentionWork.run(night, 1)];
  expect((await Promise.all(both)).sort()).toEqual([0, 1]);
  expect(await enforceRetentionWork.run(after(night, DAY - 1), 1)).toBe(0);
});

test('docs/retention.md matches the retention table', () => {
  const page = readFileSync('docs/retention.md', 'utf8').replace(/ {2,}/g, ' ');
  for (const { what, days, from, source } of RETENTION) {
    expect(page).toContain(`| ${what} | ${days} days | ${from} | ${source} |`);
  }
  const { what, months, from, source } = CHOSEN_PERIOD;
  expect(page).toContain(`| ${what} | ${months.join(' or ')} months | ${from} | ${source} |`);
});

test('what outlives an account has a time to be deleted, or is listed as stored without a limit', () => {
  // Events of a dispute are deleted with it.
  const expiring = new Set([...RETENTION.map(({ table }) => table), 'dispute_events']);
  const outliving = Object.keys(RETAINED).filter((table) => !Object.hasOwn(MEMBERLESS, table));
  expect(Object.keys(STORED_WITHOUT_LIMIT).sort()).toEqual(
    outliving.filter((table) => !expiring.has(table)).sort(),
  );
});

test('a table that cannot be cleaned stops no other, and lets the job fail, which is then repeated', async () => {
  const broken = jest.spyOn(db(), '$executeRaw').mockRejectedValueOnce(new Error('no answer'));
  await expect(enforceRetention(NOW)).rejects.toThrow(/^retention deletion failed: \w+$/);
  expect(broken.mock.calls.length).toBe(RETENTION.filter((line) => 'remove' in line).length);
  jest.restoreAllMocks();
  expect(Object.keys(await enforceRetention(NOW)).length).toBeGreaterThan(1);
});
