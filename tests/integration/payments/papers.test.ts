// [core §7 GET /api/legal/get_credit_note/{chargeId}/{label}]
import { describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { failedTries } from '#lib/payments/history/failed-tries.ts';
import { waitingOrders } from '#lib/payments/history/waiting-orders.ts';
import { spentThisMonth } from '#lib/payments/spending-limits/queries.ts';
import { moneyHistory } from '#lib/payments/history/queries.ts';
import { nothingKnown, refundKnown } from '#lib/payments/providers/nothing-known.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { creditNoteSheet } from '#lib/payments/receipt/credit-note-sheet.ts';
import { creditNoteOf } from '#lib/payments/receipt/queries.ts';
import { reconcileAttemptsWork } from '#lib/payments/attempts/reconcile-attempts.ts';
import { refundAttempt } from '#lib/payments/refund-attempt.ts';
import { syncAttempt } from '#lib/payments/attempts/sync-attempt.ts';
import { syncRefund } from '#lib/payments/refunds/sync-refund.ts';
import { createBuyer, createOrder } from '../../factories/order.ts';
import { buy } from '../../factories/purchase.ts';
import { simulatedProvider } from '../../factories/simulated-provider.ts';
import { send } from './payment-calls.ts';

installProvider(simulatedProvider().provider);

async function bookRefundOf(attemptId: string, amountMinor: number) {
  const refund = { attemptId, amountMinor, kind: 'care', reason: 'test' } as const;
  const now = clock.now();
  const { id } = await refundAttempt({ ...refund, idempotencyKey: `papers-${attemptId}`, now });
  await reconcileAttemptsWork.run(now, 50);
  await syncRefund(id, refundKnown('succeeded', { amountMinor }), now);
}

describe('a credit note', () => {
  test('is a PDF for the member whose receipt it corrects, and is not found for others', async () => {
    const buyer = await createBuyer();
    const { memberId, viewer } = buyer;
    const { attempt } = await buy(buyer, 'pack_50');
    await bookRefundOf(attempt.id, 400);
    const [line] = await moneyHistory(memberId, clock.now());
    const [label = ''] = line?.creditNotes ?? [];
    const params = { chargeId: line?.chargeId ?? '', label };
    const pdf = await send('GET /api/legal/get_credit_note/{chargeId}/{label}', { viewer, params });
    expect(pdf.headers.get('content-disposition')).toContain(`credit-note-${label}.pdf`);
    const start = Buffer.from(await pdf.arrayBuffer()).subarray(0, 5);
    expect(start.toString()).toBe('%PDF-');
    const stranger = (await createBuyer()).viewer;
    for (const asked of [
      { viewer: stranger, params },
      { viewer, params: { ...params, label: 'N-2026-999999' } },
    ]) {
      const answer = await send('GET /api/legal/get_credit_note/{chargeId}/{label}', asked);
      expect(answer.status).toBe(404);
    }
  });

  test('states what it corrects, with its VAT', async () => {
    const buyer = await createBuyer();
    const { attempt } = await buy(buyer, 'pack_50');
    await bookRefundOf(attempt.id, 400);
    const [line] = await moneyHistory(buyer.memberId, clock.now());
    const note = await creditNoteOf(
      buyer.memberId,
      line?.chargeId ?? '',
      line?.creditNotes[0] ?? '',
    );
    const { rows, total, facts, notes } = creditNoteSheet(note);
    const amount = (text: string): number =>
      Number(text.replaceAll(/[^\d,-]/g, '').replace(',', '.'));
    expect(amount(total[1])).toBe(-4);
    expect(rows.reduce((sum, [, cell]) => sum + amount(cell), 0)).toBeCloseTo(-4, 2);
    expect(facts.flat()).toContain(note.receipt.label);
    expect(notes.join()).toContain(note.receipt.label);
  });
});

test('a waiting attempt is listed, then as failed with its outcome; a paid one is neither', async () => {
  const buyer = await createBuyer();
  const { memberId } = buyer;
  await buy(buyer, 'pack_50');
  expect(await failedTries(memberId, clock.now())).toEqual([]);
  const how = {
    provider: 'mollie',
    method: 'credit_card',
    paymentMethod: { kind: 'hosted' },
  } as const;
  const order = await createOrder({ viewer: buyer.viewer, ...how, productId: 'pack_150' });
  await db().attempt.update({ where: { id: order.attempt.id }, data: { state: 'submitting' } });
  // 70: what counts as spent is listed: the charge and the payment that waits for its bank.
  const waiting = await waitingOrders(memberId);
  expect(waiting).toMatchObject([
    { orderId: order.intent.publicId, amountMinor: order.attempt.amountMinor, currency: 'EUR' },
  ]);
  const when = { timezone: 'Europe/Rome', now: clock.now() };
  const paid = (await moneyHistory(memberId, clock.now())).map(({ amountMinor }) => amountMinor);
  const listed = [...paid, ...waiting.map(({ amountMinor }) => amountMinor)];
  expect(await spentThisMonth(db(), memberId, when)).toBe(
    listed.reduce((sum, one) => sum + one, 0),
  );
  const refused = nothingKnown('refused', 'insufficient_funds');
  await syncAttempt(order.attempt.id, refused, clock.now());
  expect(await waitingOrders(memberId)).toEqual([]);
  expect(await failedTries(memberId, clock.now())).toMatchObject([
    { outcome: 'insufficient_funds', amountMinor: order.attempt.amountMinor, currency: 'EUR' },
  ]);
  const where = { id: order.attempt.id };
  await db().attempt.update({ where, data: { technical: true } });
  expect(await failedTries(memberId, clock.now())).toEqual([]);
  expect(await failedTries((await createBuyer()).memberId, clock.now())).toEqual([]);
});
