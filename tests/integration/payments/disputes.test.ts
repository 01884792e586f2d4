// [money §8 dispute_open]
import { describe, expect, test } from '@jest/globals';
import { balances } from '#lib/credits/queries.ts';
import { db } from '#lib/db/client.ts';
import type { MandateUse } from '#lib/db/generated/enums.ts';
import { clock } from '#lib/kernel/clock.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { processProviderEventsWork } from '#lib/payments/webhooks/process-provider-events.ts';
import type { DisputeNotice, Notice } from '#lib/payments/providers/notice.ts';
import { refundKnown } from '#lib/payments/providers/nothing-known.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { reconcileAttemptsWork } from '#lib/payments/attempts/reconcile-attempts.ts';
import { refundAttempt } from '#lib/payments/refund-attempt.ts';
import { unusedCredits } from '#lib/payments/refunds/unused-credits.ts';
import { syncRefund } from '#lib/payments/refunds/sync-refund.ts';
import { createBuyer } from '../../factories/order.ts';
import { paidOrder } from '../../factories/paid-order.ts';
import { buy } from '../../factories/purchase.ts';
import { simulatedProvider } from '../../factories/simulated-provider.ts';

const { provider, setNotices } = simulatedProvider();
installProvider(provider);

let events = 0;

async function receiveEvent(notice: Notice): Promise<void> {
  events += 1;
  const now = clock.now();
  setNotices(notice);
  const delivery = { company: 'gankomedia', raw: `event-${events}`, headers: {}, contentType: '' };
  await receiveProviderEvent({ ...delivery, provider: 'mollie', now });
  await processProviderEventsWork.run(now, 50);
}

async function bought(productId: string) {
  const { buyer, attempt, token } = await paidOrder(productId);
  const claim = (change: Partial<DisputeNotice> = {}): Promise<void> =>
    receiveEvent({
      kind: 'dispute',
      stage: 'chargeback',
      state: 'open',
      providerReference: `D-${token}`,
      paymentReference: `P-${attempt.reference}`,
      amountMinor: attempt.amountMinor,
      currency: 'EUR',
      reasonCode: '10.4',
      dueAt: null,
      ...change,
    });
  const { memberId } = buyer;
  const readStatus = async () => {
    const { level } = await db().user.findUniqueOrThrow({ where: { id: memberId } });
    const { bought: pack, subscription } = await balances(memberId);
    const [dispute] = await db().dispute.findMany({ where: { attemptId: attempt.id } });
    return { level, credits: pack + subscription, dispute: dispute?.state };
  };
  const account = async (name: string) => {
    const keys = [`dispute:`, `sale:`, 'refund:'];
    const { _sum } = await db().ledgerEntry.aggregate({
      where: {
        account: name,
        transaction: {
          OR: keys.map((key) => ({ uniqueKey: { startsWith: key } })),
          at: { gte: attempt.createdAt },
        },
      },
      _sum: { amountMinor: true },
    });
    return _sum.amountMinor ?? 0;
  };
  return { attempt, memberId, claim, readStatus, account };
}

const sound = async () => {
  expect(await checkLedger(clock.now())).toEqual([]);
};

describe('a disputed payment', () => {
  test('is held while the bank decides, and returned when the claim is rejected', async () => {
    const { attempt, memberId, claim, readStatus, account } = await bought('sub_1m');
    expect(await readStatus()).toMatchObject({ level: 2, credits: 200 });
    // Also stored for the member's own orders, so that both uses are removed.
    const uses: MandateUse[] = ['renewal', 'one_click'];
    await db().mandate.updateMany({ where: { memberId }, data: { uses } });
    await claim();
    expect(await readStatus()).toEqual({ level: 0, credits: 0, dispute: 'open' });
    expect(await account('disputes')).toBe(attempt.amountMinor);
    expect(await db().mandate.findFirstOrThrow({ where: { memberId } })).toMatchObject({
      uses: [],
    });
    await sound();
    await claim();
    expect(await account('disputes')).toBe(attempt.amountMinor);
    await claim({ state: 'won' });
    // The subscription no longer renews: level 1 until the period ends.
    expect(await readStatus()).toEqual({ level: 1, credits: 200, dispute: 'won' });
    expect(await account('disputes')).toBe(0);
    await claim();
    expect(await readStatus()).toMatchObject({ dispute: 'won' });
    await sound();
    await claim({ stage: 'second' });
    expect(await readStatus()).toEqual({ level: 0, credits: 0, dispute: 'open' });
    await sound();
  });

  test('ends what it bought when the claim is accepted, with a credit note', async () => {
    const { attempt, memberId, claim, readStatus } = await bought('sub_1m');
    await claim();
    await claim({ state: 'lost' });
    expect(await readStatus()).toEqual({ level: 0, credits: 0, dispute: 'lost' });
    expect(await db().subscription.findFirstOrThrow({ where: { memberId } })).toMatchObject({
      state: 'canceled',
      endReason: 'dispute',
    });
    const notes = await db().creditNote.findMany({ where: { charge: { attemptId: attempt.id } } });
    expect(notes.map(({ snapshot }) => snapshot)).toMatchObject([
      {
        amountMinor: attempt.amountMinor,
        vatMinor: 449,
        label: expect.stringMatching(/^N-\d{4}-/),
      },
    ]);
    await sound();
  });

  test('keeps its credits during an inquiry, and can be lost without an open stage', async () => {
    const { claim, readStatus } = await bought('pack_50');
    await claim({ stage: 'inquiry', state: 'inquiry' });
    expect(await readStatus()).toMatchObject({ credits: 50, dispute: 'inquiry' });
    await claim({ state: 'lost' });
    expect(await readStatus()).toMatchObject({ level: 0, credits: 0, dispute: 'lost' });
    await sound();
  });

  test('takes the credits left of that purchase, and none of another', async () => {
    const { memberId, claim, readStatus } = await bought('pack_50');
    await db().creditAccount.update({ where: { memberId }, data: { bought: { increment: 40 } } });
    const taken = { memberId, bucket: 'bought', reason: 'gift', balanceAfter: 90 } as const;
    await db().creditEntry.create({
      data: { ...taken, id: crypto.randomUUID(), delta: 40, uniqueKey: memberId, at: clock.now() },
    });
    await claim();
    expect(await readStatus()).toMatchObject({ credits: 40 });
  });

  test('leaves the unused credits of an earlier purchase unchanged', async () => {
    const buyer = await createBuyer();
    const { memberId } = buyer;
    const first = await buy(buyer, 'pack_50');
    const second = await buy(buyer, 'pack_150');
    const { reference, amountMinor } = second.attempt;
    const claim = { providerReference: `D-${reference}`, paymentReference: `P-${reference}` };
    const claimNotice = { kind: 'dispute', stage: 'chargeback', ...claim, amountMinor } as const;
    const unused = () => unusedCredits(db(), memberId, first.intent.id);
    for (const state of ['open', 'won'] as const) {
      await receiveEvent({
        ...claimNotice,
        state,
        currency: 'EUR',
        reasonCode: '10.4',
        dueAt: null,
      });
      expect(await unused()).toEqual({ bucket: 'bought', amount: 50 });
    }
    await db().creditAccount.update({ where: { memberId }, data: { bought: { decrement: 20 } } });
    await db().creditEntry.create({
      data: {
        id: crypto.randomUUID(),
        memberId,
        bucket: 'bought',
        delta: -20,
        balanceAfter: 195,
        reason: 'message',
        uniqueKey: `spent-${memberId}`,
        at: clock.now(),
      },
    });
    expect(await unused()).toEqual({ bucket: 'bought', amount: 30 });
  });

  test('cannot be refunded as well', async () => {
    const { attempt, claim } = await bought('pack_50');
    await claim();
    const now = clock.now();
    const wanted = { attemptId: attempt.id, amountMinor: 100, kind: 'care', reason: 'x' } as const;
    const refund = () => refundAttempt({ ...wanted, idempotencyKey: `r-${attempt.id}`, now });
    await expect(refund()).rejects.toMatchObject({ code: 'dispute_open' });
    await claim({ state: 'lost' });
    await expect(refund()).rejects.toMatchObject({ code: 'refund_exceeds', params: { left: 0 } });
  });

  test('that was refunded before is booked as `taken_twice`, with a credit note for the rest alone', async () => {
    const { attempt, claim, account } = await bought('pack_50');
    const wanted = { attemptId: attempt.id, amountMinor: 300, kind: 'care', reason: 'x' } as const;
    const now = clock.now();
    const { id } = await refundAttempt({ ...wanted, idempotencyKey: `t-${attempt.id}`, now });
    await reconcileAttemptsWork.run(now, 50);
    await syncRefund(id, refundKnown('succeeded', { amountMinor: 300 }), now);
    const before = await account('taken_twice');
    await claim();
    await claim({ state: 'lost' });
    expect((await account('taken_twice')) - before).toBe(300);
    const notes = await db().creditNote.findMany({
      where: { charge: { attemptId: attempt.id } },
      orderBy: { number: 'asc' },
    });
    const amounts = notes.map(({ snapshot }) => (snapshot as { amountMinor: number }).amountMinor);
    expect(amounts).toEqual([300, attempt.amountMinor - 300]);
    await sound();
    await claim({ state: 'won' });
    await claim({ stage: 'second', state: 'lost' });
    await sound();
  });

  test('stays unmatched until its payment is known', async () => {
    const { claim, attempt } = await bought('pack_50');
    await claim({ paymentReference: 'P-of-nobody' });
    expect(await db().dispute.count({ where: { attemptId: attempt.id } })).toBe(0);
    expect(
      await db().providerEvent.findFirstOrThrow({ where: { dedupeKey: `event-${events}` } }),
    ).toMatchObject({ state: 'unmatched' });
  });
});
