import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import {
  enforceRetention,
  enforceRetentionWork,
} from '#lib/accounts/retention/enforce-retention.ts';
import { RETENTION } from '#lib/accounts/retention/retention-table.ts';
import { recordDisclosures } from '#lib/discovery/record-disclosures.ts';
import { db } from '#lib/db/client.ts';
import { after, DAY } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

/** A row of each line of the table, of a member whose session ended at `at`. */
async function oldRows(member: CreatedMember, at: Date): Promise<void> {
  const { memberId, brandId, sessionId, email } = member;
  const client = db();
  const id = () => newId(at.getTime());
  const own = { memberId, at };
  const ended = { revokedAt: at, idleExpiresAt: after(at, DAY), absoluteExpiresAt: after(at, DAY) };
  await client.session.update({ where: { id: sessionId }, data: ended });
  const token = { memberId, email, createdAt: at, expiresAt: at };
  const purposes = ['confirm_email', 'unsubscribe'];
  for (const purpose of purposes) {
    const expiresAt = purpose === 'unsubscribe' ? null : at;
    await client.oneTimeToken.create({
      data: { ...token, id: id(), purpose, hash: newId(), expiresAt },
    });
  }
  await client.emailChange.create({
    data: {
      ...{ id: id(), memberId, brandId, oldEmail: email, newEmail: email, state: 'replaced' },
      ...{ confirmHash: newId(), createdAt: at, mailedAt: at, confirmBy: at },
    },
  });
  for (const state of ['sent', 'due']) {
    await client.mailMessage.create({
      data: {
        ...{ id: id(), brandId, template: 'welcome', locale: 'it', toAddress: email, data: {} },
        ...{ dedupeKey: newId(), state, dueAt: at, createdAt: at },
      },
    });
  }
  await client.clientLog.create({
    data: { ...own, id: id(), brandId, subject: 's', text: 't' },
  });
  await client.attribution.create({ data: { ...own, id: id(), source: 'x' } });
  await client.kpiEvent.create({
    data: { ...own, id: id(), brandId, name: 'lead', value: '1', data: { a: 1 } },
  });
  await client.cookieChoice.create({
    data: {
      ...{ id: id(), brandId, visitorId: newId(), measuring: true, marketing: true },
      ...{ textHash: 'x', at },
    },
  });
  for (const state of ['closed', 'open']) {
    await client.ticket.create({
      data: {
        ...{ id: id(), reference: newId(), brandId, email, text: 't', locale: 'it', state },
        createdAt: at,
      },
    });
  }
  const { profileId: peerId } = await createHostedProfile({ regionId: await region() });
  await client.pendingMessage.create({
    data: { memberId, peerId, idClient: newId(), body: 'b', createdAt: at, expiresAt: at },
  });
  for (const state of ['done', 'received']) {
    await client.providerEvent.create({
      data: {
        ...{ id: id(), provider: 'adyen', company: 'gankomedia', dedupeKey: newId(), state },
        ...{ payload: {}, dueAt: at, receivedAt: at },
      },
    });
  }
  await recordDisclosures(memberId, [{ id: peerId, kind: 'hosted' }], 'search', at);
}

async function region(): Promise<number> {
  return (await db().region.findFirstOrThrow({ where: { country: 'it' } })).id;
}

test.each(RETENTION)('$table: kept $days days and no longer', async ({ table, days }) => {
  await enforceRetention(after(NOW, 20_000 * DAY));
  const member = await createMember({ now: after(NOW, -4_000 * DAY) });
  // One row a line is just within its time, one just over it; every other line is far within.
  await oldRows(member, after(NOW, -days * DAY + 60_000));
  const within = await enforceRetention(NOW);
  expect([table, within[table]]).toEqual([table, 0]);
  const over = await enforceRetention(after(NOW, 120_000));
  expect([table, over[table]]).toEqual([table, 1]);
});

test('what must outlive its neighbours is left', async () => {
  await enforceRetention(after(NOW, 20_000 * DAY));
  const unsubscribing = { purpose: 'unsubscribe' };
  expect(await db().oneTimeToken.count({ where: unsubscribing })).toBe(RETENTION.length);
  expect(await db().ticket.count({ where: { state: 'open' } })).toBe(RETENTION.length);
  expect(await db().mailMessage.count({ where: { state: 'due' } })).toBeGreaterThanOrEqual(
    RETENTION.length,
  );
  const named = { memberId: { not: null } };
  expect(await db().kpiEvent.count({ where: named })).toBe(0);
  expect(await db().kpiEvent.count()).toBe(RETENTION.length);
});

test('it is kept to once a night', async () => {
  expect(await enforceRetentionWork.run(NOW, 1)).toBe(0);
  const night = new Date('2026-11-22T03:00:00Z');
  const both = [enforceRetentionWork.run(night, 1), enforceRetentionWork.run(night, 1)];
  expect((await Promise.all(both)).sort()).toEqual([0, 1]);
  expect(await enforceRetentionWork.run(after(night, DAY - 1), 1)).toBe(0);
});

test('the page says what the table does', () => {
  const page = readFileSync('docs/retention.md', 'utf8').replace(/ {2,}/g, ' ');
  for (const { what, days, from, source } of RETENTION) {
    expect(page).toContain(`| ${what} | ${days} days | ${from} | ${source} |`);
  }
});
