// [money §4 Success] [money §7 POST /api/orders/tryCharge]
import { describe, expect, jest, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { pool } from '#lib/db/pool.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { askedAttempt } from '#lib/payments/attempts/asked.ts';
import { processProviderEventsWork } from '#lib/payments/webhooks/process-provider-events.ts';
import { nothingKnown } from '#lib/payments/providers/nothing-known.ts';
import { adyen } from '#lib/payments/providers/adyen/adapter.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { reconcileAttemptsWork } from '#lib/payments/attempts/reconcile-attempts.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { syncAttempt } from '#lib/payments/attempts/sync-attempt.ts';
import { sealedCard } from '../../factories/order.ts';
import { orderFor, paymentSandbox } from './payment-sandbox.ts';
import { redirectResult } from './challenge.ts';

const CHALLENGED = sealedCard('4212345678910006');
const { calls, delivered, takeIn } = paymentSandbox();

async function effects(memberId: string) {
  const [charges, entries, receipts, mails, sales] = await Promise.all([
    db().charge.count({ where: { memberId } }),
    db().creditEntry.count({ where: { memberId, reason: 'purchase' } }),
    db().receipt.count({ where: { charge: { memberId } } }),
    db().mailMessage.count({ where: { template: 'receipt', state: 'due' } }),
    db().ledgerTransaction.count({ where: { kind: 'sale' } }),
  ]);
  return { charges, entries, receipts, mails, sales };
}

describe('concurrent return page and notification', () => {
  test('have one effect when each arrives twenty times', async () => {
    const { buyer, attempt, request } = await orderFor('sub_3m', CHALLENGED);
    const before = await effects(buyer.memberId);
    const asked = await submitAttempt(attempt, request, clock.now());
    const result = await redirectResult(asked.action);
    const [delivery] = await delivered(attempt.reference);
    if (!delivery) throw new Error('no notification was delivered');
    const now = clock.now();
    const seen = await adyen.finish(askedAttempt(attempt), { redirectResult: result });
    const results = await Promise.allSettled([
      ...Array.from({ length: 20 }, () => syncAttempt(attempt.id, seen, now)),
      ...Array.from({ length: 20 }, async () => {
        await receiveProviderEvent({ ...delivery, now });
        await processProviderEventsWork.run(now, 50);
      }),
    ]);
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    const settled = results.flatMap((result) =>
      result.status === 'fulfilled' && result.value ? [result.value] : [],
    );
    expect(settled.filter(({ fulfilled }) => fulfilled).length).toBeLessThanOrEqual(1);
    expect(await effects(buyer.memberId)).toEqual({
      charges: 1,
      entries: 1,
      receipts: 1,
      mails: before.mails + 1,
      sales: before.sales + 1,
    });
    const member = await db().user.findUniqueOrThrow({ where: { id: buyer.memberId } });
    expect(member).toMatchObject({ level: 2, cardVerifiedBy: 'payment_3ds' });
    const wallet = await db().creditAccount.findUniqueOrThrow({
      where: { memberId: buyer.memberId },
    });
    expect(wallet.subscription).toBe(660);
  });
});

describe('a process that ends', () => {
  test('after the attempt is committed and before it is sent: nothing is charged', async () => {
    const { attempt, intent } = await orderFor();
    await reconcileAttemptsWork.run(after(clock.now(), 5 * MINUTE), 100);
    const found = await db().attempt.findUniqueOrThrow({ where: { id: attempt.id } });
    expect(found.state).toBe('expired');
    expect(await calls(attempt.reference)).toEqual([]);
    expect((await db().intent.findUniqueOrThrow({ where: { id: intent.id } })).state).toBe(
      'requires_method',
    );
  });

  test('after the provider answered and before the result is stored: reconciled, one charge', async () => {
    const { attempt, request, intent } = await orderFor();
    await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
    const seen = await adyen.charge(request);
    expect(seen.state).toBe('captured');
    await reconcileAttemptsWork.run(after(clock.now(), 5 * MINUTE), 100);
    await takeIn(attempt.reference);
    expect(await db().charge.count({ where: { intentId: intent.id } })).toBe(1);
    const asked = await calls(attempt.reference);
    expect(asked.filter(({ status, replayed }) => status === 200 && !replayed)).toHaveLength(1);
  });

  test('44: keeps the time that a notification sets while the provider is asked', async () => {
    const { attempt } = await orderFor();
    const where = { id: attempt.id };
    await db().attempt.update({ where, data: { state: 'unknown' } });
    const syncAt = after(clock.now(), 3 * HOUR);
    const ask = jest.spyOn(adyen, 'inquire').mockImplementation(async () => {
      await db().attempt.update({ where, data: { syncAt } });
      return nothingKnown('unknown', 'pending');
    });
    await reconcileAttemptsWork.run(after(clock.now(), 5 * MINUTE), 100);
    expect(ask).toHaveBeenCalledTimes(1);
    ask.mockRestore();
    expect((await db().attempt.findUniqueOrThrow({ where })).syncAt).toEqual(syncAt);
  });

  test('during the fulfilment: it is rolled back, and completed the next time', async () => {
    const { attempt, request, buyer, intent } = await orderFor();
    await pool().query(`create function no_receipts() returns trigger language plpgsql as
      $$ begin raise exception 'the power went'; end $$;
      create trigger no_receipts before insert on receipts for each row execute function no_receipts()`);
    try {
      await expect(submitAttempt(attempt, request, clock.now())).rejects.toThrow();
    } finally {
      await pool().query('drop trigger no_receipts on receipts; drop function no_receipts()');
    }
    expect(await effects(buyer.memberId)).toMatchObject({ charges: 0, entries: 0, receipts: 0 });
    await reconcileAttemptsWork.run(after(clock.now(), 5 * MINUTE), 100);
    expect(await effects(buyer.memberId)).toMatchObject({ charges: 1, entries: 1, receipts: 1 });
    const paid = await db().intent.findUniqueOrThrow({ where: { id: intent.id } });
    expect(paid.state).toBe('succeeded');
    expect(paid.fulfilledAt).not.toBeNull();
  });

  test('between an event’s receipt and its effect: the event is due again', async () => {
    const { attempt, request } = await orderFor();
    await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
    await adyen.charge(request);
    const [delivery] = await delivered(attempt.reference);
    if (!delivery) throw new Error('no notification was delivered');
    const now = clock.now();
    await receiveProviderEvent({ ...delivery, now });
    await db().$executeRaw`update provider_events set due_at = ${after(now, MINUTE)}, tries = 1
      where reference = ${attempt.reference}`;
    await processProviderEventsWork.run(now, 100);
    expect((await db().attempt.findUniqueOrThrow({ where: { id: attempt.id } })).state).toBe(
      'submitting',
    );
    await processProviderEventsWork.run(after(now, 2 * MINUTE), 100);
    expect((await db().attempt.findUniqueOrThrow({ where: { id: attempt.id } })).state).toBe(
      'captured',
    );
  });
});
