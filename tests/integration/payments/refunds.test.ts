// [money §8 dispute_open]
import { describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { refundKnown } from '#lib/payments/providers/nothing-known.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { reconcileAttemptsWork } from '#lib/payments/attempts/reconcile-attempts.ts';
import { refundAttempt } from '#lib/payments/refund-attempt.ts';
import { syncRefund } from '#lib/payments/refunds/sync-refund.ts';
import { paidOrder } from '../../factories/paid-order.ts';
import { simulatedProvider } from '../../factories/simulated-provider.ts';

const { provider, answerRefunds } = simulatedProvider();
installProvider(provider);

let asked = 0;

async function refund(attemptId: string, amountMinor: number) {
  asked += 1;
  const wanted = { attemptId, amountMinor, kind: 'care', reason: 'test' } as const;
  return refundAttempt({ ...wanted, idempotencyKey: `refund-${asked}`, now: clock.now() });
}

const row = (id: string) => db().refund.findUniqueOrThrow({ where: { id } });
const notes = (attemptId: string) =>
  db().creditNote.findMany({ where: { charge: { attemptId } }, orderBy: { number: 'asc' } });

const sound = async () => {
  expect(await checkLedger(clock.now())).toEqual([]);
};

describe('refunds', () => {
  test('in parts hold the sale’s VAT together, each with its credit note', async () => {
    const { id, amountMinor } = (await paidOrder()).attempt;
    const parts = [333, 333, amountMinor - 666];
    for (const part of parts) {
      const { id: refundId } = await refund(id, part);
      await reconcileAttemptsWork.run(clock.now(), 50);
      await syncRefund(refundId, refundKnown('succeeded', { amountMinor: part }), clock.now());
    }
    const snapshots = (await notes(id)).map(({ snapshot }) => snapshot as { vatMinor: number });
    const { vatMinor } = await db().charge.findUniqueOrThrow({ where: { attemptId: id } });
    expect(snapshots).toHaveLength(3);
    expect(snapshots.reduce((sum, note) => sum + note.vatMinor, 0)).toBe(vatMinor);
    await expect(refund(id, 1)).rejects.toMatchObject({ code: 'refund_exceeds' });
    await sound();
  });

  test('of one payment at once never exceed the captured amount, even when a row is inserted directly', async () => {
    const { id, amountMinor } = (await paidOrder()).attempt;
    const asks = Array.from({ length: 6 }, () => refund(id, amountMinor / 2 + 1));
    const settled = await Promise.allSettled(asks);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [known] = await db().refund.findMany({ where: { attemptId: id } });
    const copy = { ...known, id: crypto.randomUUID(), idempotencyKey: `copy-${id}` };
    const bare = db().refund.create({ data: { ...copy, amountMinor } as never });
    await expect(bare).rejects.toThrow(/exceed what was captured/);
  });

  test('that stay pending are queried again, and finally reported to customer care', async () => {
    const { id } = (await paidOrder()).attempt;
    const { id: refundId } = await refund(id, 100);
    const begun = clock.now();
    await reconcileAttemptsWork.run(begun, 50);
    expect(await row(refundId)).toMatchObject({ state: 'pending', syncs: 1 });
    await reconcileAttemptsWork.run(after(begun, 2 * HOUR), 50);
    expect(await row(refundId)).toMatchObject({ state: 'pending', syncs: 2 });
    await reconcileAttemptsWork.run(after(begun, 11 * DAY), 50);
    expect(await row(refundId)).toMatchObject({ state: 'pending', syncAt: null });
    const incident = { action: 'refund.unsettled', subject: refundId };
    expect(await db().auditEntry.count({ where: incident })).toBe(1);
    const { id: second } = await refund(id, 100);
    await reconcileAttemptsWork.run(clock.now(), 50);
    answerRefunds(refundKnown('succeeded', { amountMinor: 100 }));
    await reconcileAttemptsWork.run(after(clock.now(), 2 * HOUR + MINUTE), 50);
    expect(await row(second)).toMatchObject({ state: 'succeeded' });
    await sound();
  });

  test('that are returned to us are reversed in the ledger, and booked again when they succeed later', async () => {
    const { id } = (await paidOrder()).attempt;
    const { id: refundId } = await refund(id, 200);
    answerRefunds(refundKnown('pending'));
    await reconcileAttemptsWork.run(clock.now(), 50);
    const booked = async () => {
      const { _sum } = await db().ledgerEntry.aggregate({
        where: { account: 'receivable:mollie', transaction: { uniqueKey: { contains: refundId } } },
        _sum: { amountMinor: true },
      });
      return _sum.amountMinor;
    };
    for (const [state, held] of [
      ['succeeded', -200] as const,
      ['succeeded', -200] as const,
      ['failed', 0] as const,
      ['failed', 0] as const,
      ['succeeded', -200] as const,
    ]) {
      await syncRefund(refundId, refundKnown(state), clock.now());
      expect(await booked()).toBe(held);
      await sound();
    }
    expect(await notes(id)).toHaveLength(1);
    const incident = { action: 'refund.retracted', subject: refundId };
    expect(await db().auditEntry.count({ where: incident })).toBe(1);
  });

  test('of a wrong amount change nothing and are reported to customer care', async () => {
    const { id } = (await paidOrder()).attempt;
    const { id: refundId } = await refund(id, 200);
    await reconcileAttemptsWork.run(clock.now(), 50);
    await syncRefund(refundId, refundKnown('succeeded', { amountMinor: 300 }), clock.now());
    expect(await row(refundId)).toMatchObject({ state: 'pending' });
    const incident = { action: 'refund.wrong_amount', subject: refundId };
    expect(await db().auditEntry.count({ where: incident })).toBe(1);
  });
});
