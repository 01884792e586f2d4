import { beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '#lib/db/client.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { checkBooks } from '#lib/payments/check-books.ts';
import { processProviderEventsWork } from '#lib/payments/process-provider-events.ts';
import { receiveProviderEvent } from '#lib/payments/receive-provider-event.ts';
import { reconcileAttemptsWork } from '#lib/payments/reconcile-attempts.ts';
import { refundAttempt } from '#lib/payments/refund-attempt.ts';
import { submitAttempt } from '#lib/payments/submit-attempt.ts';
import { syncAttempt } from '#lib/payments/sync-attempt.ts';
import { askedAttempt, askedRefund } from '#lib/payments/asked.ts';
import type { Capability } from '#lib/payments/providers/capabilities.ts';
import type { ChargeRequest } from '#lib/payments/providers/charge-request.ts';
import { capabilitiesOf } from '#lib/payments/providers/registry.ts';
import { createBuyer, createOrder } from '../../factories/order.ts';
import type { Choice, Fault, ProviderBench } from './bench.ts';

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

    const order = async (choice: Choice, productId = 'pack_150') => {
      const buyer = await createBuyer();
      const made = await createOrder({
        viewer: buyer.viewer,
        provider: b.provider.name,
        method: b.method,
        means: choice.means,
        productId,
      });
      const { attempt, request } = made;
      const submit = () => submitAttempt(attempt, request, clock.now());
      /** What the browser brings back is asked about, as the return page does it. */
      const finish = async (returned: Readonly<Record<string, string>>) =>
        syncAttempt(
          attempt.id,
          await b.provider.finish(askedAttempt(await row(attempt.id)), returned),
          clock.now(),
        );
      /** Pays to the end, through the provider's page where there is one. */
      const pay = async () => {
        const sent = await submit();
        if (sent.state !== 'requires_action' || !sent.action) return sent;
        return finish(await b.authenticate(sent.action, 'confirm', choice));
      };
      return { ...made, buyer, submit, finish, pay };
    };

    const can = (capability: Capability): boolean =>
      capabilitiesOf(b.provider, b.method)?.has(capability) === true;

    const happens = (fault: Fault): boolean => !b.without.includes(fault);

    const row = (id: string) =>
      db().attempt.findUniqueOrThrow({ where: { id }, include: { intent: true, refunds: true } });

    const incidents = (action: string, subject: string) =>
      db().auditEntry.count({ where: { action, subject } });

    const charges = (intentId: string) => db().charge.count({ where: { intentId } });

    /** Stores and processes every notification of the reference, in the order given. */
    const deliver = async (reference: string, copies = 1) => {
      for (const delivery of b.deliveries(reference)) {
        for (let copy = 0; copy < copies; copy += 1) {
          await receiveProviderEvent({ ...delivery, now: clock.now() });
        }
      }
      await processProviderEventsWork.run(clock.now(), 100);
    };

    const told = (reference: string) =>
      until('a notification', () => b.deliveries(reference).length > 0);

    test('takes the money, once, and grants what was bought', async () => {
      const { attempt, intent, pay, buyer } = await order(b.good);
      const done = await pay();
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
      for (const { choice, outcome } of b.refused) {
        const { intent, pay } = await order(choice);
        const done = await pay();
        expect({ outcome: done.outcome, intent: done.intentState }).toEqual({
          outcome,
          intent: 'requires_method',
        });
        expect(await charges(intent.id)).toBe(0);
      }
    });

    test('sends the buyer to the bank and believes the provider, not the browser', async () => {
      const { attempt, intent, submit, finish } = await order(b.challenged);
      const asked = await submit();
      expect(asked).toMatchObject({ state: 'requires_action', intentState: 'requires_action' });
      if (!asked.action) throw new Error('no action');
      const forged = await b.provider.finish(askedAttempt(await row(attempt.id)), b.pretended);
      expect(['unknown', 'requires_action']).toContain(forged.state);
      const returned = await b.authenticate(asked.action, 'confirm', b.challenged);
      expect(await finish(returned)).toMatchObject({ state: 'captured', fulfilled: true });
      expect((await row(attempt.id)).threeDs).toBe(true);
      expect(await charges(intent.id)).toBe(1);
    });

    test('charges nothing when the bank is told no', async () => {
      const { intent, submit, finish } = await order(b.challenged);
      const asked = await submit();
      if (!asked.action) throw new Error('no action');
      const done = await finish(await b.authenticate(asked.action, 'refuse', b.challenged));
      expect(done).toMatchObject({ state: 'refused', outcome: 'warning' });
      expect(await charges(intent.id)).toBe(0);
    });

    test('refuses what came back from somebody else’s payment', async () => {
      const mine = await order(b.challenged);
      const theirs = await order(b.challenged);
      const asked = await theirs.submit();
      await mine.submit();
      if (!asked.action) throw new Error('no action');
      const returned = await b.authenticate(asked.action, 'confirm', b.challenged);
      await expect(mine.finish(returned)).rejects.toMatchObject({ code: 'integrity_failure' });
      expect((await row(mine.attempt.id)).state).toBe('requires_action');
    });

    test('repeats a call whose answer was lost, and it is one charge', async () => {
      if (!happens('lost_answer')) return;
      const { attempt, intent, pay } = await order(b.good);
      await b.fault('lost_answer', attempt.reference);
      expect(await pay()).toMatchObject({ state: 'captured' });
      expect(await b.charges(attempt.reference)).toBe(1);
      expect(await charges(intent.id)).toBe(1);
    });

    test('repeats a call that failed before anything was done', async () => {
      if (!happens('failed_before_commit')) return;
      const { attempt, pay } = await order(b.good);
      await b.fault('failed_before_commit', attempt.reference);
      expect(await pay()).toMatchObject({ state: 'captured' });
      expect(await b.charges(attempt.reference)).toBe(1);
    });

    test('says when it is sure that nobody looked at the payment', async () => {
      const { attempt, request } = await order(b.good);
      await b.fault('throttled', attempt.reference);
      expect(await b.provider.charge(request)).toMatchObject({ state: 'error', technical: true });
      const refused = b.refused[0];
      if (!refused) throw new Error('nothing is refused');
      const { attempt: no, pay } = await order(refused.choice);
      await pay();
      expect(await row(no.id)).toMatchObject({ technical: false });
      expect(await b.charges(attempt.reference)).toBe(0);
    });

    test('what was sent is written down only where it holds no card, and goes with the answer', async () => {
      const { attempt, request, submit } = await order(b.challenged);
      await submit();
      const { request: kept } = await row(attempt.id);
      const { kind } = request.means;
      const secret = kind === 'sealed_card' || kind === 'wallet';
      expect(kept).toEqual(secret ? null : request);
      const paid = await order(b.good);
      await paid.pay();
      expect((await row(paid.attempt.id)).request).toBeNull();
    });

    test('after a crash the question harms nobody and the notification decides', async () => {
      if (!can('card_fields')) return;
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

    test('a payment that nobody told us about is found by asking', async () => {
      if (!can('look_up') || !happens('no_webhook')) return;
      const { attempt, intent, submit } = await order(b.good);
      await b.fault('no_webhook', attempt.reference);
      const asked = await submit();
      if (asked.action) await b.authenticate(asked.action, 'confirm', b.good);
      await reconcileAttemptsWork.run(after(clock.now(), 2 * HOUR), 100);
      expect((await row(attempt.id)).state).toBe('captured');
      expect(await charges(intent.id)).toBe(1);
    });

    test('a call that never arrived is found out and frees the order', async () => {
      if (!can('card_fields')) return;
      const { attempt } = await order(b.good);
      await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
      await reconcileAttemptsWork.run(after(clock.now(), 5 * MINUTE), 100);
      const found = await row(attempt.id);
      expect(found).toMatchObject({ state: 'error', outcome: 'retry' });
      expect(found.intent.state).toBe('requires_method');
      expect(await b.charges(attempt.reference)).toBe(0);
    });

    test('another amount than ours grants nothing and goes back', async () => {
      if (!happens('wrong_amount')) return;
      const { attempt, intent, pay } = await order(b.good);
      await b.fault('wrong_amount', attempt.reference);
      expect(await pay()).toMatchObject({
        state: 'captured',
        outcome: 'generic',
        fulfilled: false,
      });
      await told(attempt.reference);
      await deliver(attempt.reference, 2);
      const { capturedMinor, refunds } = await row(attempt.id);
      expect(capturedMinor).not.toBe(attempt.amountMinor);
      expect(refunds).toMatchObject([{ kind: 'wrong_amount', amountMinor: capturedMinor }]);
      expect(await charges(intent.id)).toBe(0);
      expect(await incidents('payment.wrong_amount', attempt.reference)).toBe(1);
      await reconcileAttemptsWork.run(clock.now(), 100);
      await until('the refund', async () => (await b.refundedMinor(attempt.reference)) > 0);
      expect(await b.refundedMinor(attempt.reference)).toBe(capturedMinor);
    });

    test('another currency than ours grants nothing and is a case for care', async () => {
      if (!happens('wrong_currency')) return;
      const { attempt, intent, pay } = await order(b.good);
      await b.fault('wrong_currency', attempt.reference);
      expect(await pay()).toMatchObject({ state: 'error' });
      await told(attempt.reference);
      await deliver(attempt.reference, 2);
      expect(await charges(intent.id)).toBe(0);
      expect(await incidents('payment.wrong_currency', attempt.reference)).toBe(1);
    });

    test.each(['duplicate_webhook', 'early_webhook', 'reordered_webhook', 'late_webhook'] as const)(
      '%s has one effect',
      async (fault) => {
        if (!happens(fault)) return;
        const { attempt, intent, pay } = await order(b.good);
        await b.fault(fault, attempt.reference);
        await pay();
        await told(attempt.reference);
        await deliver(attempt.reference, 2);
        expect((await row(attempt.id)).state).toBe('captured');
        expect(await charges(intent.id)).toBe(1);
        expect(await db().providerEvent.count({ where: { reference: attempt.reference } })).toBe(1);
      },
    );

    test('money that comes after a no is taken for the order, if it is still open', async () => {
      if (!happens('late_success')) return;
      const { attempt, intent, pay } = await order(b.good);
      await b.fault('late_success', attempt.reference);
      expect(await pay()).toMatchObject({ state: 'refused', intentState: 'requires_method' });
      await told(attempt.reference);
      await deliver(attempt.reference);
      expect(await charges(intent.id)).toBe(1);
    });

    test('money that comes for a closed order goes back', async () => {
      if (!happens('late_success')) return;
      const { attempt, intent, pay, buyer } = await order(b.good);
      await b.fault('late_success', attempt.reference);
      await pay();
      const { means } = b.good;
      await createOrder({ viewer: buyer.viewer, provider: b.provider.name, means });
      await told(attempt.reference);
      await deliver(attempt.reference);
      expect(await charges(intent.id)).toBe(0);
      await reconcileAttemptsWork.run(clock.now(), 100);
      await until('the refund', async () => (await b.refundedMinor(attempt.reference)) > 0);
      expect(await b.refundedMinor(attempt.reference)).toBe(attempt.amountMinor);
    });

    /** Also before any notification about it: one that can be asked knows, the others say so. */
    const asksAboutRefund = async (attemptId: string) => {
      const refund = await db().refund.findFirstOrThrow({
        where: { attemptId },
        include: { attempt: true },
      });
      const asked = askedRefund(refund, 'asked');
      if (!asked) throw new Error('the payment has no name at the provider');
      const seen = await b.provider.inquireRefund(asked);
      expect(seen.state === 'unknown').toBe(!can('look_up_refund'));
    };

    test('gives money back, never more than was taken', async () => {
      const { attempt, pay } = await order(b.good);
      await pay();
      const kind = 'withdrawal' as const;
      const wanted = { attemptId: attempt.id, kind, reason: 'test', now: clock.now() };
      await refundAttempt({ ...wanted, amountMinor: 1_000, idempotencyKey: `a-${attempt.id}` });
      await refundAttempt({ ...wanted, amountMinor: 1_000, idempotencyKey: `a-${attempt.id}` });
      const tooMuch = { ...wanted, amountMinor: attempt.amountMinor, idempotencyKey: 'x' };
      await expect(refundAttempt(tooMuch)).rejects.toMatchObject({ code: 'refund_exceeds' });
      await reconcileAttemptsWork.run(clock.now(), 100);
      const [refund] = (await row(attempt.id)).refunds;
      expect(refund).toMatchObject({ amountMinor: 1_000 });
      expect(['pending', 'succeeded']).toContain(refund?.state);
      await asksAboutRefund(attempt.id);
      const reference = `R-${refund?.id ?? ''}`;
      await told(reference);
      await deliver(reference, 2);
      expect((await row(attempt.id)).refunds.map(({ state }) => state)).toEqual(['succeeded']);
      expect(await b.refundedMinor(attempt.reference)).toBe(1_000);
    });

    test('a refund that the provider could not make is seen as failed', async () => {
      const { attempt, pay } = await order(b.good);
      await pay();
      await b.fault('refund_failed', attempt.reference);
      await refundAttempt({
        attemptId: attempt.id,
        amountMinor: 500,
        kind: 'care',
        reason: 'test',
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
      const { attempt, pay } = await order(b.good);
      await pay();
      await told(attempt.reference);
      const [delivery] = b.deliveries(attempt.reference);
      if (!delivery) throw new Error('no delivery');
      const receive = (change: Partial<typeof delivery>) =>
        receiveProviderEvent({ ...delivery, ...change, now: clock.now() });
      for (const raw of b.malformed) {
        await expect(receive({ raw })).rejects.toMatchObject({ code: 'input_invalid' });
      }
      if (b.forge === null) return;
      const forged = b.forge(delivery.raw);
      expect(forged).not.toBe(delivery.raw);
      const refusal = { code: 'signature_invalid' };
      await expect(receive({ raw: forged })).rejects.toMatchObject(refusal);
      await expect(receive({ company: 'someoneelse' })).rejects.toMatchObject(refusal);
    });

    test('keeps the means for what renews, and for nothing else', async () => {
      if (!can('store')) return;
      const pack = await order(b.good);
      await pack.pay();
      expect(await db().mandate.count({ where: { memberId: pack.buyer.memberId } })).toBe(0);
      const plan = await order(b.good, 'sub_3m');
      await plan.pay();
      await told(plan.attempt.reference);
      await deliver(plan.attempt.reference);
      const mandates = await db().mandate.findMany({
        where: { memberId: plan.buyer.memberId },
        include: { subscriptions: true },
      });
      expect(mandates).toMatchObject([{ state: 'valid', uses: ['renewal'] }]);
      expect(mandates[0]?.subscriptions).toHaveLength(1);
      expect(JSON.stringify(mandates)).not.toMatch(/(?<![\w-])\d{12,19}(?![\w-])/);
    });

    test('charges what is kept without the buyer, once a key, until it is given up', async () => {
      if (!can('merchant_initiated')) return;
      const plan = await order(b.good, 'sub_3m');
      await plan.pay();
      await told(plan.attempt.reference);
      await deliver(plan.attempt.reference);
      const { token } = await db().mandate.findFirstOrThrow({
        where: { memberId: plan.buyer.memberId },
      });
      const renewal = (number: number): ChargeRequest => ({
        ...plan.request,
        ...{ reference: `${plan.attempt.reference}-${number}`, means: { kind: 'stored', token } },
        ...{ purpose: 'renewal', initiator: 'merchant', sca: 'none', cardOnFile: 'renewal' },
        ...{ store: false, browser: null, idempotencyKey: `${plan.attempt.id}-${number}` },
      });
      for (const _ of [1, 2]) {
        expect(await b.provider.charge(renewal(1))).toMatchObject({
          ...{ state: 'captured', reference: renewal(1).reference, action: null },
        });
      }
      expect(await b.charges(renewal(1).reference)).toBe(1);
      if (!can('revoke')) return;
      const { company, payer } = plan.request;
      for (const _ of [1, 2]) {
        expect(await b.provider.revoke({ company, token, payerId: payer.id })).toBe('revoked');
      }
      const refused = await b.provider.charge(renewal(2));
      expect(['refused', 'error']).toContain(refused.state);
      expect(await b.charges(renewal(2).reference)).toBe(0);
    });

    test('tells of a claim and how the bank decided, and the money follows', async () => {
      const { dispute } = b;
      expect(dispute !== null).toBe(can('disputes'));
      if (!dispute) return;
      const { attempt, pay } = await order(b.good);
      await pay();
      await told(attempt.reference);
      const claim = async (step: 'open' | 'won' | 'lost') => {
        const before = b.deliveries(attempt.reference).length;
        await dispute(attempt.reference, step);
        await until('the claim', () => b.deliveries(attempt.reference).length > before);
        await deliver(attempt.reference, 2);
        return db().dispute.findMany({ where: { attemptId: attempt.id } });
      };
      const { amountMinor } = attempt;
      expect(await claim('open')).toMatchObject([{ state: 'open', amountMinor, decidedAt: null }]);
      expect(await claim('won')).toMatchObject([{ state: 'won' }]);
      expect(await claim('lost')).toMatchObject([{ state: 'lost' }]);
      expect(await checkBooks(clock.now())).toEqual([]);
    });

    test('states of itself only what the routes may rely on', () => {
      const stated = capabilitiesOf(b.provider, b.method);
      expect(stated?.has('refund')).toBe(true);
      // What renews needs means that are kept, and a way to charge them alone.
      if (stated?.has('merchant_initiated')) expect(stated.has('store')).toBe(true);
      const forms = ['card_fields', 'hosted_page', 'approval'] as const;
      const { kind } = b.good.means;
      expect(forms.some((form) => stated?.has(form)) || kind === 'wallet').toBe(true);
      expect(stated?.has('card_fields')).toBe(kind === 'sealed_card');
    });
  });
}
