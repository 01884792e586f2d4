import { afterAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { creditLines } from '#lib/credits/ledger.ts';
import { renderMail } from '#lib/mail/render-mail.ts';
import type { DisputeState } from '#lib/db/generated/enums.ts';
import { nothingKnown, refundKnown } from '#lib/payments/providers/nothing-known.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { processProviderEventsWork } from '#lib/payments/webhooks/process-provider-events.ts';
import { reconcileAttemptsWork } from '#lib/payments/attempts/reconcile-attempts.ts';
import { refundAttempt } from '#lib/payments/refund-attempt.ts';
import { syncAttempt } from '#lib/payments/attempts/sync-attempt.ts';
import { syncRefund } from '#lib/payments/refunds/sync-refund.ts';
import { spentThisMonth } from '#lib/payments/spending-limits/queries.ts';
import { supersedeIntents } from '#lib/payments/orders/supersede-intents.ts';
import { guaranteeOrder } from '#lib/payments/withdrawal/guarantee-order.ts';
import { withdrawOrder } from '#lib/payments/withdrawal/withdraw-order.ts';
import { runMoney } from '../../factories/money-works.ts';
import { createBuyer } from '../../factories/order.ts';
import { hostedOrder, paidOrder } from '../../factories/paid-order.ts';
import { buy } from '../../factories/purchase.ts';
import { simulatedBank } from '../../factories/simulated-bank.ts';
import { captured, simulatedProvider } from '../../factories/simulated-provider.ts';
import { mailsOf, subscriber } from './subscribers.ts';

const { provider, setNotices } = simulatedProvider();
installProvider(provider);
afterAll(() => {
  clock.setOffset(0);
});

async function bookRefund(id: string, amountMinor: number): Promise<void> {
  await reconcileAttemptsWork.run(clock.now(), 50);
  await syncRefund(id, refundKnown('succeeded', { amountMinor }), clock.now());
}

const spent = (memberId: string) =>
  spentThisMonth(db(), memberId, { timezone: 'Europe/Rome', now: clock.now() });

describe('36: a refund', () => {
  test('by customer care is mailed to the member once it is booked', async () => {
    const { buyer, attempt } = await paidOrder('pack_50');
    const wanted = {
      attemptId: attempt.id,
      amountMinor: 400,
      kind: 'care',
      reason: 'test',
    } as const;
    const key = `care-${attempt.id}`;
    const { id } = await refundAttempt({ ...wanted, idempotencyKey: key, now: clock.now() });
    expect(await mailsOf(buyer.memberId, 'refunded')).toEqual([]);
    await bookRefund(id, 400);
    await bookRefund(id, 400);
    expect(await mailsOf(buyer.memberId, 'refunded')).toMatchObject([
      { data: { amountMinor: 400, currency: 'EUR' } },
    ]);
  });

  test('of money that bought nothing is mailed', async () => {
    const { buyer, attempt } = await hostedOrder('pack_50');
    const { memberId } = buyer;
    await db().attempt.update({ where: { id: attempt.id }, data: { state: 'requires_action' } });
    await supersedeIntents(db(), memberId, clock.now());
    await syncAttempt(attempt.id, captured(attempt), clock.now());
    const { id } = await db().refund.findFirstOrThrow({ where: { attemptId: attempt.id } });
    await bookRefund(id, attempt.amountMinor);
    expect(await mailsOf(memberId, 'refunded')).toMatchObject([
      { data: { amountMinor: attempt.amountMinor } },
    ]);
  });

  test.each([
    ['guarantee', 'pack_50', 'pack'],
    ['withdrawal', 'pack_50', 'pack'],
    ['guarantee', 'sub_1m', 'subscription'],
    ['withdrawal', 'sub_1m', 'subscription'],
  ] as const)('68: of a %s of %s is mailed once, in its own words', async (cause, plan, sold) => {
    const buyer = await createBuyer();
    const { memberId } = buyer;
    const { intent, attempt } = await buy(buyer, plan);
    const asked = { memberId, orderId: intent.publicId, now: clock.now() };
    if (cause === 'guarantee') await guaranteeOrder(asked);
    else await withdrawOrder({ ...asked, expectedMinor: undefined });
    const { id, amountMinor } = await db().refund.findFirstOrThrow({
      where: { attemptId: attempt.id },
    });
    await bookRefund(id, amountMinor);
    expect(await mailsOf(memberId, 'refunded')).toEqual([]);
    const [mail] = await mailsOf(memberId, 'order_withdrawn');
    expect(mail).toMatchObject({ data: { cause, sold, amountMinor } });
    const written = await renderMail('order_withdrawn', {
      brandId: 'dolcevita',
      locale: 'en',
      data: mail?.data as never,
      unsubscribe: null,
    });
    expect(written.text.includes('You have withdrawn')).toBe(cause === 'withdrawal');
    expect(written.text.includes('money back')).toBe(cause === 'guarantee');
    expect(written.text.includes('The plan and')).toBe(sold === 'subscription');
  });
});

describe('68: a chargeback', () => {
  async function claimed(plan: string) {
    const { buyer, attempt, intent } = await paidOrder(plan);
    const claim = async (state: DisputeState, key: string) => {
      setNotices({
        kind: 'dispute',
        stage: 'chargeback',
        state,
        providerReference: `D-${attempt.id}`,
        paymentReference: `P-${attempt.reference}`,
        amountMinor: attempt.amountMinor,
        currency: 'EUR',
        reasonCode: '10.4',
        dueAt: null,
      });
      const raw = `${key}-${attempt.id}`;
      const delivery = { company: 'gankomedia', raw, headers: {}, contentType: '' };
      await receiveProviderEvent({ ...delivery, provider: 'mollie', now: clock.now() });
      await processProviderEventsWork.run(clock.now(), 50);
    };
    return { ...buyer, attempt, intent, claim };
  }

  test('is mailed to the member, as is its end', async () => {
    const { memberId, attempt, claim } = await claimed('pack_50');
    const facts = { amountMinor: attempt.amountMinor, currency: 'EUR', sold: 'pack' };
    await claim('inquiry', 'inquiry');
    expect(await mailsOf(memberId, 'chargeback')).toEqual([]);
    await claim('open', 'open');
    await claim('open', 'again');
    expect(await mailsOf(memberId, 'chargeback')).toMatchObject([{ data: facts }]);
    await claim('won', 'won');
    expect(await mailsOf(memberId, 'chargeback')).toHaveLength(1);
    expect(await mailsOf(memberId, 'chargeback_reversed')).toMatchObject([{ data: facts }]);
  });

  test('that is reported when it is lost is mailed too', async () => {
    const { memberId, claim } = await claimed('sub_1m');
    await claim('lost', 'lost');
    expect(await mailsOf(memberId, 'chargeback')).toMatchObject([
      { data: { sold: 'subscription' } },
    ]);
  });

  test('is named so in the list of credits, and no longer counts as spent', async () => {
    const { memberId, profileId, attempt, claim } = await claimed('pack_50');
    const reasons = async () =>
      (await creditLines({ memberId, profileId }, undefined, 2)).map(({ reason }) => reason);
    expect(await spent(memberId)).toBe(attempt.amountMinor);
    await claim('open', 'open');
    expect(await reasons()).toEqual(['chargeback', 'purchase']);
    expect(await spent(memberId)).toBe(0);
    await claim('won', 'won');
    expect(await reasons()).toEqual(['chargeback_reversed', 'chargeback']);
    expect(await spent(memberId)).toBe(attempt.amountMinor);
  });
});

describe('68: a renewal', () => {
  test('is mailed as a renewal, not as an order', async () => {
    const { bank } = simulatedBank();
    installProvider(bank);
    try {
      const { memberId, end } = await subscriber();
      await runMoney(after(end, MINUTE));
      const mails = await mailsOf(memberId, 'receipt');
      expect(mails.map(({ data }) => (data as { isRenewal: boolean }).isRenewal)).toEqual([
        false,
        true,
      ]);
      const [bought, renewed] = await Promise.all(
        mails.map(({ data }) =>
          renderMail('receipt', {
            brandId: 'dolcevita',
            locale: 'it',
            data: data as never,
            unsubscribe: null,
          }),
        ),
      );
      expect(bought?.subject).toBe('La tua ricevuta di Dolcevita');
      expect(renewed?.subject).toBe('La ricevuta del tuo rinnovo su Dolcevita');
      expect(renewed?.text).not.toContain('conferma del contratto');
    } finally {
      installProvider(provider);
    }
  });
});

test('a refused payment moves no money and sends no mail of a refund', async () => {
  const { buyer, attempt } = await hostedOrder('pack_50');
  await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
  await syncAttempt(attempt.id, nothingKnown('refused', 'card_declined'), clock.now());
  for (const template of ['refunded', 'chargeback', 'receipt']) {
    expect(await mailsOf(buyer.memberId, template)).toEqual([]);
  }
});
