// [core §4 Paid message costs valoreMessaggio] [core §6 Level 1]
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { buckets } from '#lib/credits/bucket.ts';
import { deriveLevel } from '#lib/credits/derive-level.ts';
import { grantCredits } from '#lib/credits/grant-credits.ts';
import { levelOf } from '#lib/credits/level.ts';
import { messagePrice } from '#lib/credits/message-price.ts';
import { openAccount } from '#lib/credits/open-account.ts';
import { remainingCredits } from '#lib/credits/queries.ts';
import { withdrawCredits } from '#lib/credits/withdraw-credits.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import type { CreditBucket } from '#lib/db/generated/enums.ts';
import { flowVersion } from '#lib/flows/queries.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { ledgerFaults } from '../chat/purse.ts';
import { codeOf, conversationOf, say, viewerOf } from '../chat/chat-helpers.ts';

const RUNS = process.env['TEST_ALL'] === '1' ? 100 : 12;

type Step =
  | {
      readonly do: 'grant' | 'withdraw';
      readonly bucket: CreditBucket;
      readonly amount: number;
      readonly key: number;
    }
  | { readonly do: 'send'; readonly to: number };

const bucket = fc.constantFrom(...buckets);
const amount = fc.integer({ min: 1, max: 40 });
// Few keys, so that some are repeated.
const key = fc.integer({ min: 0, max: 30 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('grant' as const), bucket, amount, key }),
  fc.record({ do: fc.constant('withdraw' as const), bucket, amount, key }),
  fc.record({ do: fc.constant('send' as const), to: fc.integer({ min: 0, max: 2 }) }),
);

async function take(
  member: CreatedMember,
  peers: readonly CreatedMember[],
  run: string,
  one: Step,
): Promise<void> {
  const { memberId } = member;
  const now = clock.now();
  if (one.do === 'send') {
    const code = await codeOf(say(member, peers[one.to]?.angelId ?? ''));
    expect(['done', 'credits_exhausted']).toContain(code);
    return;
  }
  const move = {
    memberId,
    bucket: one.bucket,
    amount: one.amount,
    uniqueKey: `${run}:${one.do}:${one.key}`,
    now,
  };
  await inTransaction(async (tx) => {
    if (one.do === 'grant') await grantCredits(tx, { ...move, reason: 'gift' });
    else
      expect(await withdrawCredits(tx, { ...move, reason: 'refund' })).toBeLessThanOrEqual(
        one.amount,
      );
    await deriveLevel(tx, memberId, now);
  });
}

/** Checks that the shown level follows from its causes, and that the next send costs the shown price. */
async function checkShown(member: CreatedMember, peers: readonly CreatedMember[]): Promise<void> {
  const viewer = await viewerOf(member);
  const shown = await remainingCredits(viewer);
  const { messageCost, boughtCredits: bought } = shown;
  expect(shown.level).toBe(
    levelOf({ renews: false, paidUntil: null, bought, messageCost, now: clock.now() }),
  );
  const [peer] = peers;
  if (!peer) return;
  const begun = await conversationOf(member.profileId, peer.profileId).catch(() => null);
  const price = messagePrice(shown, (begun?.personalAt ?? null) === null);
  expect(await codeOf(say(member, peer.angelId))).toBe(
    price.missing === 0 ? 'done' : 'credits_exhausted',
  );
  if (price.missing > 0) return;
  const [message] = (await conversationOf(member.profileId, peer.profileId)).messages.slice(-1);
  expect(message?.cost).toBe(price.cost);
}

const grantsAndSends = (at: 'in turn' | 'at once') =>
  fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
    const run = randomUUID();
    const peer = () => createMember({ gender: 'woman' });
    const [member, ...peers] = await Promise.all([createMember(), peer(), peer(), peer()]);
    if (at === 'at once') await Promise.all(steps.map((one) => take(member, peers, run, one)));
    else {
      for (const one of steps) {
        await take(member, peers, run, one);
        expect(await ledgerFaults(member.memberId)).toEqual([]);
      }
    }
    expect(await ledgerFaults(member.memberId)).toEqual([]);
    const entries = await db().creditEntry.findMany({ where: { memberId: member.memberId } });
    expect(entries.filter(({ balanceAfter }) => balanceAfter < 0)).toEqual([]);
    await checkShown(member, peers);
    expect(await ledgerFaults(member.memberId)).toEqual([]);
  });

describe('any sequence of grants, sends and withdrawals', () => {
  test('the entries explain the balances, and none is below zero', async () => {
    await fc.assert(grantsAndSends('in turn'), { numRuns: RUNS });
  });

  test('keeps the ledger consistent when run concurrently', async () => {
    await fc.assert(grantsAndSends('at once'), { numRuns: RUNS });
  });
});

test('uses a key once, for a grant and for a withdrawal', async () => {
  const { memberId } = await createMember();
  const now = clock.now();
  const grant = {
    memberId,
    bucket: 'bought',
    amount: 10,
    reason: 'purchase',
    uniqueKey: randomUUID(),
    now,
  } as const;
  const given = await Promise.all(
    Array.from({ length: 20 }, () => inTransaction((tx) => grantCredits(tx, grant))),
  );
  expect(given.filter(Boolean)).toHaveLength(1);
  const back = {
    memberId,
    bucket: 'bought',
    amount: 25,
    reason: 'refund',
    uniqueKey: randomUUID(),
    now,
  } as const;
  expect(await inTransaction((tx) => withdrawCredits(tx, back))).toBe(10);
  expect(await inTransaction((tx) => withdrawCredits(tx, back))).toBe(0);
  expect(await ledgerFaults(memberId)).toEqual([]);
});

test('grants the flow’s starting credits once if an account is opened twice', async () => {
  const member = await createMember();
  const { flowVersionId } = await viewerOf(member);
  const flow = await flowVersion(flowVersionId);
  await inTransaction((tx) => openAccount(tx, member.memberId, flow, clock.now()));
  const { icebreakerCredits: icebreakers, likeCredits: likes, freeMessages: free } = flow.config;
  expect(
    await db().creditAccount.findUnique({ where: { memberId: member.memberId } }),
  ).toMatchObject({ icebreakers, likes, free, subscription: 0, bought: 0 });
});

test('refuses an invalid amount', async () => {
  const { memberId } = await createMember();
  for (const amount of [0, -5, 1.5, Number.NaN]) {
    const move = {
      memberId,
      bucket: 'free',
      amount,
      uniqueKey: randomUUID(),
      now: clock.now(),
    } as const;
    await expect(grantCredits(db(), { ...move, reason: 'gift' })).rejects.toThrow(RangeError);
    await expect(withdrawCredits(db(), { ...move, reason: 'refund' })).rejects.toThrow(RangeError);
  }
});

test('the level is 2 while a subscription renews, 1 until a canceled one ends, 0 after', async () => {
  const member = await createMember();
  const { memberId } = member;
  const now = clock.now();
  const periodEnd = after(now, DAY);
  const plan = await db().planVersion.findFirstOrThrow({
    where: { kind: 'subscription' },
    orderBy: { id: 'asc' },
  });
  const derive = (at = now) => inTransaction((tx) => deriveLevel(tx, memberId, at));
  const { id } = await db().subscription.create({
    data: {
      id: newId(),
      memberId,
      planVersionId: plan.id,
      state: 'active',
      period: 1,
      anchorAt: now,
      createdAt: now,
      periodStart: now,
      periodEnd,
      accessUntil: periodEnd,
    },
  });
  expect(await derive()).toBe(2);
  await db().subscription.update({ where: { id }, data: { cancelAtPeriodEnd: true } });
  expect(await derive()).toBe(1);
  expect((await viewerOf(member)).level).toBe(1);
  expect(await derive(after(periodEnd, 1))).toBe(0);
});

test('waits for a concurrent transaction before it derives the level', async () => {
  const { memberId } = await createMember();
  const now = clock.now();
  const derive = () => inTransaction((tx) => deriveLevel(tx, memberId, now));
  const change = { memberId, bucket: 'bought', amount: 10, uniqueKey: randomUUID(), now } as const;
  await inTransaction((tx) => grantCredits(tx, { ...change, reason: 'purchase' }));
  expect(await derive()).toBe(1);
  const begun: { level?: Promise<number>; ended: boolean } = { ended: false };
  await inTransaction(async (tx) => {
    await withdrawCredits(tx, { ...change, uniqueKey: randomUUID(), reason: 'refund' });
    begun.level = derive().finally(() => {
      begun.ended = true;
    });
    const lockWaiters = () => db().$queryRaw<unknown[]>`
      select from pg_locks l join pg_stat_activity a on a.pid = l.pid
       where not l.granted and a.datname = current_database()`;
    while (!begun.ended && (await lockWaiters()).length === 0);
  });
  expect(await begun.level).toBe(0);
});
