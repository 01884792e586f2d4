import { describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { recountDays, recountLives } from '#lib/desk/analytics/rollup/recount-metrics.ts';
import { bucketOf } from '#lib/desk/analytics/wait-buckets.ts';
import { after, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { paidOrder } from '#tests/factories/paid-order.ts';
import { BEGIN, metricOf, signUpAt } from './analytics-world.ts';

describe('metrics of money, wait times and subscriptions', () => {
  test('count a first payment once, and a refund on its own day', async () => {
    const { attempt, buyer } = await paidOrder();
    const { memberId } = buyer;
    const charge = await db().charge.findFirstOrThrow({ where: { memberId } });
    const at = new Date('2025-05-05T10:00:00Z');
    await db().charge.update({ where: { id: charge.id }, data: { at } });
    const bookedAt = after(at, 3 * DAY);
    await db().refund.create({
      data: {
        id: newId(),
        attemptId: attempt.id,
        chargeId: charge.id,
        currency: 'EUR',
        amountMinor: 500,
        state: 'succeeded',
        reason: 'care',
        idempotencyKey: newId(),
        providerReference: newId(),
        bookedAt,
        createdAt: at,
        updatedAt: bookedAt,
      },
    });
    await recountDays({ from: '2025-05-01', to: '2025-05-20' });
    expect(await metricOf('first_payment', '2025-05-05', 'dolcevita')).toBe(1);
    const where = { brandId: 'dolcevita', day: new Date('2025-05-05') };
    expect(await db().metricMoney.findMany({ where })).toMatchObject([
      { provider: 'mollie', charges: 1, grossMinor: BigInt(charge.amountMinor), refunds: 0 },
    ]);
    const later = { ...where, day: new Date('2025-05-08') };
    expect(await db().metricMoney.findMany({ where: later })).toMatchObject([
      { charges: 0, grossMinor: 0n, refunds: 1, refundedMinor: 500n },
    ]);
  });

  test('count the wait time of a decided report', async () => {
    const one = await signUpAt({ brandId: 'spark', createdAt: BEGIN });
    const other = await signUpAt({ brandId: 'spark', createdAt: BEGIN });
    const createdAt = new Date('2025-05-06T09:00:00Z');
    await db().report.create({
      data: {
        id: newId(),
        brandId: 'spark',
        reporterId: one.profileId,
        reason: 'scam',
        reportedId: other.profileId,
        surface: 'chat',
        evidence: [],
        state: 'dismissed',
        createdAt,
        decidedAt: after(createdAt, 90 * MINUTE),
        decidedBy: 'operator:test',
      },
    });
    await recountDays({ from: '2025-05-06', to: '2025-05-06' });
    const where = { brandId: 'spark', queue: 'report', day: new Date('2025-05-06') };
    const { counts, soFar } = await db().metricWait.findFirstOrThrow({ where });
    expect(counts).toEqual(counts.map((_, bucket) => (bucket === bucketOf(90 * 60) ? 1 : 0)));
    expect(soFar).toEqual(counts);
  });

  test('count a subscription as lost in the month it ends, and not while it runs', async () => {
    await db().metricTenure.deleteMany();
    const now = new Date('2025-06-20T12:00:00Z');
    const plan = await db().planVersion.findFirstOrThrow({
      where: { kind: 'subscription' },
      orderBy: { id: 'asc' },
    });
    const live = async (brandId: string, anchor: string, ended: string | null) => {
      const { memberId } = await signUpAt({ brandId, createdAt: BEGIN });
      const anchorAt = new Date(anchor);
      const end = new Date(ended ?? '2025-07-01T00:00:00Z');
      await db().subscription.create({
        data: {
          id: newId(),
          memberId,
          planVersionId: plan.id,
          period: 1,
          anchorAt,
          state: ended === null ? 'active' : 'canceled',
          createdAt: anchorAt,
          periodStart: anchorAt,
          periodEnd: end,
          accessUntil: end,
          ...(ended !== null && {
            endedAt: after(end, HOUR),
            canceledAt: end,
            endReason: 'member',
          }),
        },
      });
    };
    await live('spark', '2025-03-01T10:00:00Z', '2025-05-01T10:00:00Z');
    await live('spark', '2025-03-01T10:00:00Z', '2025-03-20T10:00:00Z');
    await live('spark', '2025-04-01T10:00:00Z', null);
    await recountLives({ from: '2025-03-01', to: '2025-03-02' }, now);
    const rows = await db().metricTenure.findMany({
      where: { brandId: 'spark' },
      orderBy: { month: 'asc' },
    });
    expect(rows.map(({ month, exposed, ended }) => [month, exposed, ended])).toEqual([
      [1, 3, 1],
      [2, 2, 1],
    ]);
  });
});
