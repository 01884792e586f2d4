import { beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '#lib/db/client.ts';
import { clock, after, MINUTE } from '#lib/kernel/clock.ts';
import { processProviderEventsWork } from '#lib/payments/process-provider-events.ts';
import { receiveProviderEvent } from '#lib/payments/receive-provider-event.ts';
import { reconcileAttemptsWork } from '#lib/payments/reconcile-attempts.ts';
import { refundAttempt } from '#lib/payments/refund-attempt.ts';
import { submitAttempt } from '#lib/payments/submit-attempt.ts';
import { syncAttempt } from '#lib/payments/sync-attempt.ts';
import type { Means } from '#lib/payments/providers/provider.ts';
import { createBuyer, createOrder } from '../../factories/order.ts';
import type { ProviderBench } from './bench.ts';

const WAIT_MS = 15_000;

async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end;) {
    if (await holds()) return;
    await sleep(50);
  }
  throw new Error(`waited in vain for ${what}`);
}

/** What every adapter must do. `bench` is called once, when the stand-in runs. */
export function providerSuite(name: string, bench: () => Promise<ProviderBench>): void {
  describe(`the ${name} adapter`, () => {
    let b: ProviderBench;

    beforeAll(async () => {
      b = await bench();
    });

    const order = async (means: Means, productId = 'pack_150') => {
      const buyer = await createBuyer();
      const made = await createOrder({
        viewer: buyer.viewer,
        provider: b.provider.name,
        means,
        productId,
      });
      return {
        ...made,
        buyer,
        submit: () => submitAttempt(made.attempt, made.request, clock.now()),
      };
    };

    const row = (id: string) =>
      db().attempt.findUniqueOrThrow({ where: { id }, include: { intent: true, refunds: true } });

    const charges = (intentId: string) => db().charge.count({ where: { intentId } });

    /** Stores and processes every notification of the reference, in the order given. */
    const deliver = async (reference: string, copies = 1) => {
      for (const { company, raw } of b.deliveries(reference)) {
        for (let copy = 0; copy < copies; copy += 1) {
          const delivery = { provider: b.provider.name, company, raw, now: clock.now() };
          await receiveProviderEvent(delivery);
        }
      }
      await processProviderEventsWork.run(clock.now(), 100);
    };

    const told = (reference: string) =>
      until('a notification', () => b.deliveries(reference).length > 0);

    test('takes the money, once, and grants what was bought', async () => {
      const { attempt, intent, submit, buyer } = await order(b.good);
      const done = await submit();
      expect(done).toMatchObject({ state: 'captured', intentState: 'succeeded', fulfilled: true });
      expect(await charges(intent.id)).toBe(1);
      const account = await db().creditAccount.findUniqueOrThrow({
        where: { memberId: buyer.memberId },
      });
      expect(account.bought).toBe(165);
      await told(attempt.reference);
      await deliver(attempt.reference, 3);
      expect(await charges(intent.id)).toBe(1);
      expect(await b.charges(attempt.reference)).toBe(1);
    });

    test('says no with the reason the member is told', async () => {
      for (const { means, outcome } of b.refused) {
        const { intent, submit } = await order(means);
        const done = await submit();
        expect({ outcome: done.outcome, intent: done.intentState }).toEqual({
          outcome,
          intent: 'requires_method',
        });
        expect(await charges(intent.id)).toBe(0);
      }
    });

    test('sends the buyer to the bank and believes the provider, not the browser', async () => {
      const { attempt, intent, submit } = await order(b.challenged);
      const asked = await submit();
      expect(asked).toMatchObject({ state: 'requires_action', intentState: 'requires_action' });
      if (!asked.action) throw new Error('no action');
      const forged = await b.provider.finish({ redirectResult: 'success', result: 'Authorised' });
      expect(forged.state).toBe('unknown');
      const returned = await b.authenticate(asked.action, 'confirm');
      const done = await syncAttempt(attempt.id, await b.provider.finish(returned), clock.now());
      expect(done).toMatchObject({ state: 'captured', fulfilled: true });
      expect((await row(attempt.id)).threeDs).toBe(true);
      expect(await charges(intent.id)).toBe(1);
    });

    test('charges nothing when the bank is told no', async () => {
      const { attempt, intent, submit } = await order(b.challenged);
      const asked = await submit();
      if (!asked.action) throw new Error('no action');
      const returned = await b.authenticate(asked.action, 'refuse');
      const done = await syncAttempt(attempt.id, await b.provider.finish(returned), clock.now());
      expect(done).toMatchObject({ state: 'refused', outcome: 'warning' });
      expect(await charges(intent.id)).toBe(0);
    });

    test('refuses what came back from somebody else’s payment', async () => {
      const mine = await order(b.challenged);
      const theirs = await order(b.challenged);
      const asked = await theirs.submit();
      await mine.submit();
      if (!asked.action) throw new Error('no action');
      const returned = await b.authenticate(asked.action, 'confirm');
      const seen = await b.provider.finish(returned);
      await expect(syncAttempt(mine.attempt.id, seen, clock.now())).rejects.toMatchObject({
        code: 'integrity_failure',
      });
      expect((await row(mine.attempt.id)).state).toBe('requires_action');
    });

    test('repeats a call whose answer was lost, and it is one charge', async () => {
      const { attempt, intent, submit } = await order(b.good);
      await b.fault('lost_answer', attempt.reference);
      expect(await submit()).toMatchObject({ state: 'captured' });
      expect(await b.charges(attempt.reference)).toBe(1);
      expect(await charges(intent.id)).toBe(1);
    });

    test('repeats a call that failed before anything was done', async () => {
      const { attempt, submit } = await order(b.good);
      await b.fault('failed_before_commit', attempt.reference);
      expect(await submit()).toMatchObject({ state: 'captured' });
      expect(await b.charges(attempt.reference)).toBe(1);
    });

    test('after a crash the question harms nobody and the notification decides', async () => {
      const { attempt, intent, request } = await order(b.good);
      await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
      await b.provider.charge(request);
      // The process that sent it is gone: nothing is held, reconciliation asks without a card.
      const later = after(clock.now(), 5 * MINUTE);
      await reconcileAttemptsWork.run(later, 100);
      expect((await row(attempt.id)).state).toMatch(/^(?:unknown|captured)$/);
      await told(attempt.reference);
      await deliver(attempt.reference);
      expect((await row(attempt.id)).state).toBe('captured');
      expect(await b.charges(attempt.reference)).toBe(1);
      expect(await charges(intent.id)).toBe(1);
    });

    test('a call that never arrived is found out and frees the order', async () => {
      const { attempt } = await order(b.good);
      await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
      await reconcileAttemptsWork.run(after(clock.now(), 5 * MINUTE), 100);
      const found = await row(attempt.id);
      expect(found).toMatchObject({ state: 'error', outcome: 'retry' });
      expect(found.intent.state).toBe('requires_method');
      expect(await b.charges(attempt.reference)).toBe(0);
    });

    test.each(['wrong_amount', 'wrong_currency'] as const)('%s grants nothing', async (fault) => {
      const { attempt, intent, submit } = await order(b.good);
      await b.fault(fault, attempt.reference);
      expect(await submit()).toMatchObject({ state: 'error' });
      expect(await charges(intent.id)).toBe(0);
      const kept = await db().auditEntry.count({
        where: { action: 'payment.wrong_amount', subject: attempt.reference },
      });
      expect(kept).toBe(1);
      await told(attempt.reference);
      await deliver(attempt.reference, 2);
      expect(await charges(intent.id)).toBe(0);
    });

    test.each(['duplicate_webhook', 'early_webhook', 'reordered_webhook', 'late_webhook'] as const)(
      '%s has one effect',
      async (fault) => {
        const { attempt, intent, submit } = await order(b.good);
        await b.fault(fault, attempt.reference);
        await submit();
        await told(attempt.reference);
        await deliver(attempt.reference, 2);
        expect((await row(attempt.id)).state).toBe('captured');
        expect(await charges(intent.id)).toBe(1);
        expect(await db().providerEvent.count({ where: { reference: attempt.reference } })).toBe(1);
      },
    );

    test('money that comes after a no is taken for the order, if it is still open', async () => {
      const { attempt, intent, submit } = await order(b.good);
      await b.fault('late_success', attempt.reference);
      expect(await submit()).toMatchObject({ state: 'refused', intentState: 'requires_method' });
      await told(attempt.reference);
      await deliver(attempt.reference);
      expect(await charges(intent.id)).toBe(1);
    });

    test('money that comes for a closed order goes back', async () => {
      const { attempt, intent, submit, buyer } = await order(b.good);
      await b.fault('late_success', attempt.reference);
      await submit();
      await createOrder({ viewer: buyer.viewer, provider: b.provider.name, means: b.good });
      await told(attempt.reference);
      await deliver(attempt.reference);
      expect(await charges(intent.id)).toBe(0);
      await reconcileAttemptsWork.run(clock.now(), 100);
      await until('the refund', async () => (await b.refundedMinor(attempt.reference)) > 0);
      expect(await b.refundedMinor(attempt.reference)).toBe(attempt.amountMinor);
    });

    test('gives money back, never more than was taken', async () => {
      const { attempt, submit } = await order(b.good);
      await submit();
      const wanted = { attemptId: attempt.id, reason: 'withdrawal', now: clock.now() };
      await refundAttempt({ ...wanted, amountMinor: 1_000, idempotencyKey: `a-${attempt.id}` });
      await refundAttempt({ ...wanted, amountMinor: 1_000, idempotencyKey: `a-${attempt.id}` });
      const tooMuch = { ...wanted, amountMinor: attempt.amountMinor, idempotencyKey: 'x' };
      await expect(refundAttempt(tooMuch)).rejects.toMatchObject({ code: 'conflict' });
      await reconcileAttemptsWork.run(clock.now(), 100);
      const [refund] = (await row(attempt.id)).refunds;
      expect(refund).toMatchObject({ state: 'pending', amountMinor: 1_000 });
      const reference = `R-${refund?.id ?? ''}`;
      await told(reference);
      await deliver(reference, 2);
      expect((await row(attempt.id)).refunds.map(({ state }) => state)).toEqual(['succeeded']);
      expect(await b.refundedMinor(attempt.reference)).toBe(1_000);
    });

    test('a refund that the provider could not make is seen as failed', async () => {
      const { attempt, submit } = await order(b.good);
      await submit();
      await b.fault('refund_failed', attempt.reference);
      await refundAttempt({
        attemptId: attempt.id,
        amountMinor: 500,
        reason: 'care',
        idempotencyKey: `f-${attempt.id}`,
        now: clock.now(),
      });
      await reconcileAttemptsWork.run(clock.now(), 100);
      const [refund] = (await row(attempt.id)).refunds;
      const reference = `R-${refund?.id ?? ''}`;
      await told(reference);
      await deliver(reference);
      expect((await row(attempt.id)).refunds.map(({ state }) => state)).toEqual(['failed']);
    });

    test('takes notifications of its own signature and company only', async () => {
      const { attempt, submit } = await order(b.good);
      await submit();
      await told(attempt.reference);
      const [delivery] = b.deliveries(attempt.reference);
      if (!delivery) throw new Error('no delivery');
      const forged = delivery.raw.replace(/"value":(\d+)/, '"value":1');
      expect(forged).not.toBe(delivery.raw);
      const refusal = { code: 'signature_invalid' };
      const receive = async (company: string, raw: string) =>
        receiveProviderEvent({ provider: b.provider.name, company, raw, now: clock.now() });
      await expect(receive(delivery.company, forged)).rejects.toMatchObject(refusal);
      await expect(receive('someoneelse', delivery.raw)).rejects.toMatchObject(refusal);
      await expect(receive(delivery.company, 'nonsense')).rejects.toMatchObject({
        code: 'input_invalid',
      });
      await expect(receive(delivery.company, '{"notificationItems":[]}')).rejects.toMatchObject({
        code: 'input_invalid',
      });
    });

    test('keeps the card for what renews, and for nothing else', async () => {
      const pack = await order(b.good);
      await pack.submit();
      expect(await db().mandate.count({ where: { memberId: pack.buyer.memberId } })).toBe(0);
      const plan = await order(b.good, 'sub_3m');
      await plan.submit();
      const mandates = await db().mandate.findMany({
        where: { memberId: plan.buyer.memberId },
        include: { subscriptions: true },
      });
      expect(mandates).toHaveLength(1);
      expect(mandates[0]?.subscriptions).toHaveLength(1);
      expect(JSON.stringify(mandates)).not.toMatch(/\d{12,}(?!-)/);
    });
  });
}
