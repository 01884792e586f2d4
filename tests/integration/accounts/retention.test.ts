import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  enforceRetention,
  enforceRetentionWork,
} from '#lib/accounts/retention/enforce-retention.ts';
import { RETENTION } from '#lib/accounts/retention/retention-table.ts';
import { linkIdentity } from '#lib/accounts/google/link-identity.ts';
import { markConfirmed } from '#lib/accounts/mark-confirmed.ts';
import type { Prisma } from '#lib/db/generated/client.ts';
import { recordDisclosures } from '#lib/discovery/record-disclosures.ts';
import { openConversation } from '#lib/chat/open-conversation.ts';
import { db } from '#lib/db/client.ts';
import { pool } from '#lib/db/pool.ts';
import { after, DAY } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { whileHeld } from '#tests/setup/while-held.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

/** A subscription paid for and paid back at `at`, of a member who is still here. */
async function oldOrder(memberId: string, brandId: string, at: Date): Promise<void> {
  const client = db();
  const id = () => newId(at.getTime());
  const [intentId, attemptId, chargeId, subscriptionId] = [id(), id(), id(), id()];
  const plan = await client.planVersion.findFirstOrThrow({ where: { kind: 'subscription' } });
  const paid = { planVersionId: plan.id, memberId };
  const money = { amountMinor: 999, currency: 'EUR' };
  const seller = { company: 'gankomedia' };
  const vat = { vatCountry: 'it', vatRate: 2_200 };
  const times = { createdAt: at, updatedAt: at };
  await client.intent.create({
    data: {
      ...{ id: intentId, publicId: newId(), brandId, state: 'succeeded', descriptor: 'd' },
      ...{ ...paid, ...money, ...seller, idempotencyKey: newId(), requestHash: 'x', offer: {} },
      ...{ offerHash: 'x', locale: 'it', orderConfirmedAt: at, startNow: true, fulfilledAt: at },
      ...{ ...vat, createdAt: at, expiresAt: at },
    },
  });
  await client.attempt.create({
    data: {
      ...{ id: attemptId, intentId, provider: 'adyen', method: 'credit_card', state: 'captured' },
      ...{ ...money, ...seller, ...times, reference: newId(), idempotencyKey: newId() },
      capturedMinor: money.amountMinor,
    },
  });
  await client.subscription.create({
    data: {
      ...{ id: subscriptionId, ...paid, state: 'canceled', period: 1, createdAt: at, endedAt: at },
      ...{ anchorAt: at, periodStart: after(at, -DAY), periodEnd: at, accessUntil: at },
      endReason: 'member',
    },
  });
  await client.charge.create({
    data: {
      ...{ id: chargeId, publicId: newId(), memberId, intentId, attemptId, subscriptionId },
      ...{ period: 1, ...money, ...seller, ...vat, provider: 'adyen', vatMinor: 180, at },
    },
  });
  await client.receipt.create({
    data: {
      id: id(),
      ...seller,
      year: 1,
      number: (number += 1),
      chargeId,
      snapshot: {},
      createdAt: at,
    },
  });
  const refund = await client.refund.create({
    data: {
      ...{ id: id(), attemptId, ...money, ...times, state: 'succeeded', reason: 'r' },
      idempotencyKey: newId(),
    },
  });
  await client.dispute.create({
    data: {
      ...{ id: id(), attemptId, chargeId, ...money, provider: 'adyen', providerReference: newId() },
      ...{ kind: 'chargeback', state: 'won', openedAt: at, updatedAt: at },
    },
  });
  await client.creditNote.create({
    data: {
      ...{ id: id(), ...seller, year: 1, number: (number += 1), refundId: refund.id, chargeId },
      ...{ snapshot: {}, createdAt: at },
    },
  });
  await client.renewal.create({
    data: {
      ...{ id: id(), subscriptionId, period: 2, state: 'skipped', chargeAt: at, createdAt: at },
    },
  });
}

let number = 0;

/** A row of each line of the table, of a member whose session ended at `at`. */
async function oldRows(member: CreatedMember, at: Date): Promise<void> {
  const { memberId, brandId, sessionId, email } = member;
  const client = db();
  const id = () => newId(at.getTime());
  const own = { memberId, at };
  const ended = { revokedAt: at, idleExpiresAt: after(at, DAY), absoluteExpiresAt: after(at, DAY) };
  await client.session.update({ where: { id: sessionId }, data: ended });
  await oldOperator(at);
  await client.vulnerableFlag.create({
    data: { memberId, reason: 'Grieves', setBy: 'operator:one', setAt: at },
  });
  const token = { memberId, email, createdAt: at, expiresAt: at };
  const purposes = ['confirm_email', 'unsubscribe', 'unsubscribe_notices'];
  for (const purpose of purposes) {
    const expiresAt = purpose === 'confirm_email' ? at : null;
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
  await client.telegramUpdate.create({ data: { brandId, updateId: (number += 1), at } });
  await client.notice.create({
    data: {
      ...{ id: id(), memberId, brandId, channel: 'push', cause: newId(), messages: 1 },
      ...{ since: at, dueAt: at, createdAt: at },
    },
  });
  const faults = { level: 40, event: 'e', data: {} };
  await client.logLine.create({ data: { ...faults, id: id(), at, instance: 'i' } });
  await client.instance.create({
    data: {
      ...{ id: id(), host: 'h', role: 'web', version: 'v', report: {} },
      ...{ startedAt: at, seenAt: at },
    },
  });
  await client.clientLog.create({
    data: { ...own, id: id(), brandId, subject: 's', text: 't' },
  });
  await client.attribution.create({ data: { ...own, id: id(), source: 'x' } });
  const affiliateId = id();
  await client.affiliate.create({
    data: { ...{ id: affiliateId, brandId, code: newId(), name: 'n', events: [] }, createdAt: at },
  });
  await client.affiliateNonce.create({ data: { affiliateId, nonce: newId(), at } });
  await client.partnerClick.create({
    data: { id: id(), affiliateId, campaign: 'k', pageType: 'p', at },
  });
  await client.partnerOrder.create({
    data: {
      ...{ id: id(), affiliateId, orderId: newId(), clickId: 'c', memberId, contentHash: 'x' },
      ...{ amountMinor: 1, currency: 'EUR', state: 'imported', importedAt: at },
    },
  });
  for (const state of ['dead', 'due']) {
    await client.postback.create({
      data: {
        ...{ id: id(), affiliateId, memberId, event: 'lead', clickId: 'c', dedupeKey: newId() },
        ...{ state, dueAt: at, createdAt: at },
      },
    });
  }
  await client.kpiEvent.create({
    data: { ...own, id: id(), brandId, name: 'lead', value: '1', day: at, data: { a: 1 } },
  });
  await client.cookieChoice.create({
    data: {
      ...{ id: id(), brandId, visitorId: newId(), measuring: true, marketing: true },
      ...{ textHash: 'x', at },
    },
  });
  const letter = { brandId, email, locale: 'it' };
  for (const state of ['closed', 'open']) {
    const open = { id: id(), reference: newId(), state, createdAt: at };
    await client.ticket.create({ data: { ...letter, ...open, text: 't' } });
  }
  for (const [state, dueAt] of [['care', null] as const, ['received', at] as const]) {
    const said = { kind: 'cancel', name: 'n', orderNumber: 'o', receivedAt: at, dueAt };
    const declared = { id: id(), reference: newId(), state, ...said };
    await client.declaration.create({ data: { ...letter, ...declared } });
  }
  await client.review.create({
    data: {
      ...{ id: id(), memberId, brandId, locale: 'it', name: 'n', stars: 1, text: 'x'.repeat(40) },
      ...{ state: 'rejected', reason: 'insult', writtenAt: at, decidedAt: at },
    },
  });
  const { profileId: peerId } = await createHostedProfile({ regionId: await region() });
  const { profileId: reporterId } = member;
  await client.report.create({
    data: {
      ...{ id: id(), brandId, reporterId, reportedId: peerId, reason: 'scam', surface: 'card' },
      ...{ evidence: [], state: 'dismissed', decidedAt: at, decidedBy: 'test', createdAt: at },
    },
  });
  const standing = { ...own, brandId, by: 'test' };
  await client.memberNote.create({ data: { id: id(), ...standing, text: 't' } });
  await client.memberMeasure.create({
    data: { id: id(), ...standing, kind: 'warning', reason: 'scam' },
  });
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
  await client.visit.create({ data: { profileId: reporterId, peerId, at } });
  await oldChatPhoto(member, at);
  await createMember({ confirmed: false, now: at });
  await oldOrder(memberId, brandId, at);
}

/** One that its sender took back. Who wrote to each other is another matter: it is for somebody else. */
async function oldChatPhoto({ profileId, brandId }: CreatedMember, at: Date): Promise<void> {
  const { profileId: peer } = await createHostedProfile({ regionId: await region() });
  await openConversation({ brandId, opener: profileId, peer, now: at });
  const { conversationId } = await db().participant.findFirstOrThrow({
    where: { profileId, peerId: peer },
  });
  await db().message.create({
    data: {
      ...{ conversationId, seq: 1, senderId: profileId, idClient: newId(), kind: 'personal' },
      ...{ body: 'x', open: true, revision: 1, removedAt: at, createdAt: at },
    },
  });
  await db().chatPhoto.create({
    data: {
      ...{ id: newId(at.getTime()), conversationId, senderId: profileId, peerId: peer },
      ...{ idClient: newId(), objectKey: newId(), width: 9, height: 9, caption: '' },
      ...{ state: 'withdrawn', createdAt: at },
    },
  });
}

/** Somebody at the desk whose session and invitation ended at `at`. */
async function oldOperator(at: Date): Promise<void> {
  const client = db();
  const id = newId(at.getTime());
  await client.operator.create({
    data: { id, email: `${id}@desk.test`, name: 'Once here', role: 'care', createdAt: at },
  });
  const ended = { idleExpiresAt: at, absoluteExpiresAt: at };
  await client.operatorSession.create({
    data: {
      ...{ id: newId(), operatorId: id, tokenHash: newId(), device: '', address: '' },
      ...{ createdAt: at, lastSeenAt: at, ...ended },
    },
  });
  await client.bookCheck.create({
    data: { id: newId(), state: 'done', askedBy: 'system', askedAt: at, doneAt: at },
  });
  await client.settlementFile.create({
    data: {
      ...{ id: newId(), provider: 'adyen', company: 'gankomedia', name: 'old.csv', state: 'done' },
      ...{ broughtBy: 'system', broughtAt: at, doneAt: at },
    },
  });
  await client.operatorInvitation.create({
    data: { tokenHash: newId(), operatorId: id, totpSealed: 'x', expiresAt: at },
  });
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
  const unsubscribing = { purpose: { in: ['unsubscribe', 'unsubscribe_notices'] } };
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
    { who: 'was here since', live: change({ lastActivityAt: after(NOW, -89 * DAY) }) },
    { who: 'comes by Google', live: (id) => linkGoogle(id) },
    { who: 'ordered something', live: (id) => oldOrder(id, 'dolcevita', old) },
    { who: 'is shut out', live: change({ state: 'disabled' }) },
    { who: 'is leaving', live: change({ eraseAskedAt: old, eraseAt: after(NOW, DAY) }) },
    { who: 'confirmed it after all', live: change({ emailConfirmedAt: NOW }) },
  ])('stays when its member $who', async ({ live }) => {
    const [kept, idle] = [
      await createMember({ confirmed: false, now: old }),
      await createMember({ confirmed: false, now: old }),
    ];
    await live(kept.memberId);
    await enforceRetention(NOW);
    expect([await isErased(kept), await isErased(idle)]).toEqual([false, true]);
    expect(await db().mailMessage.count({ where: { toAddress: idle.email } })).toBe(0);
  });

  test('is left to whoever confirms it in this very moment', async () => {
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

test('a receipt is nobody’s to delete before its day', async () => {
  const { memberId, brandId } = await createMember();
  await oldOrder(memberId, brandId, NOW);
  await expect(pool().query('delete from receipts')).rejects.toThrow(/append-only/);
  await enforceRetention(after(NOW, 3_653 * DAY - 1));
  expect(await db().receipt.count({ where: { charge: { memberId } } })).toBe(1);
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
