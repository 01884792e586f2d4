// [core §6 Level 1]
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { deriveLevel } from '#lib/credits/derive-level.ts';
import { grantCredits } from '#lib/credits/grant-credits.ts';
import { balances } from '#lib/credits/queries.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { pool } from '#lib/db/pool.ts';
import { runDue } from '#lib/jobs/run-due.ts';
import { after, clock, DAY, MINUTE } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';
import { newId } from '#lib/kernel/ids.ts';
import { endPaidPeriodsWork, OVERDUE } from '#lib/payments/subscriptions/end-paid-periods.ts';
import type { Observation } from '#lib/payments/providers/observation.ts';
import { syncAttempt } from '#lib/payments/attempts/sync-attempt.ts';
import { installRealtime } from '#lib/realtime/port.ts';
import { createBuyer, createOrder, sealedCard } from '../../factories/order.ts';

type Buyer = Awaited<ReturnType<typeof createBuyer>>;
type Pushed = { readonly memberId: string; readonly name: string; readonly payload: unknown };

let pushed: Pushed[] = [];
beforeEach(() => {
  pushed = [];
  installRealtime({
    toMember: (memberId, name, payload) => {
      pushed.push({ memberId, name, payload });
    },
    endSessions: () => undefined,
    hidePresence: () => undefined,
    isOnline: () => Promise.resolve(false),
    hasVisibleTab: () => Promise.resolve(false),
  });
});
afterEach(() => {
  clock.setOffset(0);
});

/** Buys a plan and marks it as paid, as a notification would. */
async function buys(buyer: Buyer, productId: string): Promise<void> {
  const now = clock.now();
  const paymentMethod = sealedCard('4111111111111111');
  const { attempt } = await createOrder({
    viewer: buyer.viewer,
    provider: 'adyen',
    paymentMethod,
    productId,
    now,
  });
  await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
  const { reference, amountMinor, currency } = attempt;
  const seen: Observation = {
    state: 'captured',
    outcome: 'success',
    reference,
    amountMinor,
    currency,
    capturedMinor: null,
    technical: false,
    providerReference: reference,
    threeDs: false,
    action: null,
    stored: null,
    payerAlias: null,
    result: {},
  };
  expect((await syncAttempt(attempt.id, seen, now)).fulfilled).toBe(true);
}

async function subscriber(): Promise<Buyer & { readonly periodEnd: Date }> {
  const buyer = await createBuyer();
  await buys(buyer, 'sub_1m');
  const { periodEnd } = await db().subscription.findFirstOrThrow({
    where: { memberId: buyer.memberId },
  });
  return { ...buyer, periodEnd };
}

/** Moves the clock to `at`, with a request every 10 days so that the session does not expire. */
async function waitUntil(at: Date, token: string): Promise<void> {
  while (after(clock.now(), 10 * DAY) < at) {
    clock.setOffset(clock.offset() + 10 * DAY);
    await findSession(token);
  }
  clock.setOffset(clock.offset() + at.getTime() - clock.ms());
}

async function readStatus({ memberId }: Buyer) {
  const { level, paidUntil } = await db().user.findUniqueOrThrow({ where: { id: memberId } });
  const { subscription, bought } = await balances(memberId);
  return { level, paidUntil, subscription, bought };
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (isAppError(error)) return error.code;
    throw error;
  }
}

describe('the end of a paid period', () => {
  test('ends level, credits and subscription together and once, and allows a new one', async () => {
    const buyer = await subscriber();
    const { memberId, periodEnd, token } = buyer;
    await waitUntil(after(periodEnd, -MINUTE), token);
    await runDue(clock.now());
    expect(await readStatus(buyer)).toMatchObject({ level: 2, subscription: 200 });
    await waitUntil(after(periodEnd, MINUTE), token);
    expect(await findSession(token)).toMatchObject({ level: 2 });
    expect(await refusalOf(buys(buyer, 'sub_1m'))).toBe('subscription_running');
    pushed = [];
    expect(await runDue(clock.now())).toMatchObject({ 'paid-periods': 1 });
    expect(await readStatus(buyer)).toEqual({
      level: 0,
      paidUntil: null,
      subscription: 0,
      bought: 0,
    });
    expect(await findSession(token)).toMatchObject({ level: 0 });
    expect(pushed).toEqual([
      { memberId, name: 'remainingCredits', payload: expect.objectContaining({ level: 0 }) },
    ]);
    const ended = await db().subscription.findFirstOrThrow({ where: { memberId } });
    expect(ended).toMatchObject({ state: 'canceled', endReason: 'no_mandate' });
    expect(ended.endedAt).toEqual(ended.accessUntil);
    const expired = await db().creditEntry.findMany({ where: { memberId, reason: 'expiry' } });
    expect(expired.map(({ delta, reference }) => [delta, reference])).toEqual([[-200, ended.id]]);

    expect(await endPaidPeriodsWork.run(after(clock.now(), DAY), 50)).toBe(0);
    expect(await db().creditEntry.count({ where: { memberId, reason: 'expiry' } })).toBe(1);
    await buys(buyer, 'sub_1m');
    expect(await readStatus(buyer)).toMatchObject({ level: 2, subscription: 200 });
  });

  test('of a cancelled subscription leaves bought credits', async () => {
    const buyer = await subscriber();
    const { memberId, periodEnd } = buyer;
    await db().subscription.updateMany({ where: { memberId }, data: { cancelAtPeriodEnd: true } });
    await inTransaction((tx) => deriveLevel(tx, memberId, clock.now()));
    expect(await readStatus(buyer)).toMatchObject({ level: 1, paidUntil: periodEnd });
    const bought = { memberId, bucket: 'bought', amount: 30, reason: 'purchase' } as const;
    await inTransaction((tx) =>
      grantCredits(tx, { ...bought, uniqueKey: `test:${memberId}`, now: clock.now() }),
    );
    await endPaidPeriodsWork.run(periodEnd, 50);
    expect(await readStatus(buyer)).toEqual({
      level: 1,
      paidUntil: null,
      subscription: 0,
      bought: 30,
    });
  });

  test('takes nothing while a following subscription runs', async () => {
    const buyer = await subscriber();
    const { memberId, periodEnd } = buyer;
    await db().subscription.updateMany({ where: { memberId }, data: { cancelAtPeriodEnd: true } });
    await buys(buyer, 'sub_3m');
    const next = await db().subscription.findFirstOrThrow({
      where: { memberId, periodStart: periodEnd },
    });
    expect(await endPaidPeriodsWork.run(periodEnd, 50)).toBe(1);
    expect(await readStatus(buyer)).toMatchObject({
      level: 2,
      paidUntil: next.periodEnd,
      subscription: 200 + 660,
    });
  });

  test('is processed in batches, and two runs at once have one effect', async () => {
    const buyers = [await subscriber(), await subscriber(), await subscriber()];
    const late = after(clock.now(), 40 * DAY);
    const cancelled = { memberId: { in: buyers.map(({ memberId }) => memberId) } };
    await db().subscription.updateMany({ where: cancelled, data: { cancelAtPeriodEnd: true } });
    expect(await endPaidPeriodsWork.run(late, 2)).toBe(2);
    await Promise.all([endPaidPeriodsWork.run(late, 2), endPaidPeriodsWork.run(late, 2)]);
    for (const buyer of buyers) {
      expect(await readStatus(buyer)).toMatchObject({ level: 0, subscription: 0 });
      const { memberId } = buyer;
      expect(await db().creditEntry.count({ where: { memberId, reason: 'expiry' } })).toBe(1);
    }
  });
});

test('finds due periods by their index, however many periods have ended', async () => {
  const { memberId, periodEnd } = await subscriber();
  const { planVersionId } = await db().subscription.findFirstOrThrow({ where: { memberId } });
  const begun = after(periodEnd, -400 * DAY);
  const old = { memberId, planVersionId, state: 'canceled', period: 1 } as const;
  const dates = { anchorAt: begun, periodStart: begun, createdAt: begun };
  const end = after(begun, DAY);
  const ended = { periodEnd: end, accessUntil: end, endedAt: end, endReason: 'member' } as const;
  await db().subscription.createMany({
    data: Array.from({ length: 5_000 }, () => ({ id: newId(), ...old, ...dates, ...ended })),
  });
  await pool().query('analyze subscriptions');
  const { rows } = await pool().query<{ 'QUERY PLAN': string }>(`explain ${OVERDUE.text}`, [
    periodEnd,
    50,
  ]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan using subscriptions_to_end');
});
