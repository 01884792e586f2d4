import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { refundKnown } from '#lib/payments/providers/nothing-known.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { syncRefund } from '#lib/payments/refunds/sync-refund.ts';
import { createOperator } from '../../factories/operator.ts';
import { paidOrder } from '../../factories/paid-order.ts';
import { simulatedProvider } from '../../factories/simulated-provider.ts';
import { askDesk } from './ask-desk.ts';
import { orderPage, purpose } from './order-page.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const { provider } = simulatedProvider();
installProvider(provider);

let token = '';
beforeAll(async () => {
  ({ token } = await createOperator({ role: 'finance' }));
});

const page = (orderId: string) => orderPage(orderId, token);
const refund = (orderId: string, body: unknown) =>
  askDesk('POST /api/desk/orders/{orderId}/refund', { token, params: { orderId }, body, purpose });

describe('refunding an order', () => {
  test('creates one refund with one log entry when a partial amount is sent five times at once', async () => {
    const { intent, attempt } = await paidOrder();
    const body = { amountMinor: 590, refundCount: 0, reason: 'a kindness' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refund(intent.publicId, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [made, ...others] = await db().refund.findMany({ where: { attemptId: attempt.id } });
    expect(made).toMatchObject({ amountMinor: 590, state: 'requested', kind: 'care' });
    expect(others).toEqual([]);
    const { publicId } = await db().charge.findUniqueOrThrow({ where: { intentId: intent.id } });
    const logged = await db().auditEntry.findMany({
      where: { subject: publicId, action: 'charge.refund' },
    });
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({ purpose, brandId: intent.brandId });
    const shown = await page(intent.publicId);
    expect(shown).toMatchObject({ refundCount: 1, leftMinor: attempt.amountMinor - 590 });
  });

  test('refuses more than the remaining amount, or a form older than another refund', async () => {
    const { intent, attempt } = await paidOrder();
    const { publicId } = intent;
    const reason = 'a kindness';
    expect(await refund(publicId, { amountMinor: 500, refundCount: 0, reason })).toMatchObject({
      status: 200,
    });
    const rest = attempt.amountMinor - 500;
    const asked = async (amountMinor: number, refundCount: number) =>
      (await refund(publicId, { amountMinor, refundCount, reason })).code;
    expect(await asked(rest + 1, 1)).toBe('refund_exceeds');
    expect(await asked(400, 0)).toBe('idempotency_reused');
    expect(await asked(400, 7)).toBe('conflict');
    expect(await asked(0, 1)).toBe('input_invalid');
    expect(await asked(0.5, 1)).toBe('input_invalid');
    const card = { amountMinor: 1, refundCount: 1, reason: 'to 4111 1111 1111 1111' };
    expect((await refund(publicId, card)).code).toBe('card_data_refused');
    expect(await asked(rest, 1)).toBeUndefined();
    expect(await asked(1, 2)).toBe('refund_exceeds');
  });

  test('can be repeated after a failed refund', async () => {
    const { intent, attempt } = await paidOrder();
    const body = { amountMinor: attempt.amountMinor, reason: 'all of it' };
    await refund(intent.publicId, { ...body, refundCount: 0 });
    const [first] = await db().refund.findMany({ where: { attemptId: attempt.id } });
    await db().refund.update({ where: { id: first?.id ?? '' }, data: { state: 'submitted' } });
    await syncRefund(first?.id ?? '', refundKnown('failed'), clock.now());
    expect(await refund(intent.publicId, { ...body, refundCount: 1 })).toMatchObject({
      status: 200,
    });
    const states = await db().refund.findMany({
      where: { attemptId: attempt.id },
      orderBy: { id: 'asc' },
    });
    expect(states.map(({ state }) => state)).toEqual(['failed', 'requested']);
  });

  test('is announced to the member by one mail, once it has succeeded', async () => {
    const { intent, attempt } = await paidOrder();
    await refund(intent.publicId, { amountMinor: 590, refundCount: 0, reason: 'a kindness' });
    const { id } = await db().refund.findFirstOrThrow({ where: { attemptId: attempt.id } });
    const mails = () => db().mailMessage.findMany({ where: { dedupeKey: `refunded:${id}` } });
    expect(await mails()).toEqual([]);
    await db().refund.update({ where: { id }, data: { state: 'submitted' } });
    await syncRefund(id, refundKnown('succeeded'), clock.now());
    await syncRefund(id, refundKnown('succeeded'), clock.now());
    const { email } = await db().user.findUniqueOrThrow({ where: { id: intent.memberId } });
    expect(await mails()).toMatchObject([
      { template: 'refunded', toAddress: email, data: { amountMinor: 590, currency: 'EUR' } },
    ]);
  });

  test('is refused while a dispute is open', async () => {
    const { intent, attempt } = await paidOrder();
    const charge = await db().charge.findUniqueOrThrow({ where: { intentId: intent.id } });
    const now = clock.now();
    const { id } = await db().dispute.create({
      data: {
        id: newId(),
        attemptId: attempt.id,
        chargeId: charge.id,
        provider: 'mollie',
        providerReference: newId(),
        kind: 'chargeback',
        state: 'open',
        currency: 'EUR',
        amountMinor: attempt.amountMinor,
        openedAt: now,
        updatedAt: now,
      },
    });
    const body = { amountMinor: 100, refundCount: 0, reason: 'a kindness' };
    expect((await refund(intent.publicId, body)).code).toBe('dispute_open');
    expect(await page(intent.publicId)).toMatchObject({ disputeOpen: true });
    await db().dispute.delete({ where: { id } });
  });

  test('never refunds more than was charged, in any order of requests, and the ledger balances', async () => {
    const refundCase = fc.record({ part: fc.integer({ min: 1, max: 130 }), stale: fc.boolean() });
    const refundLists = fc.array(refundCase, { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(refundLists, async (refunds) => {
        const { intent, attempt } = await paidOrder();
        let refundCount = 0;
        for (const { part, stale } of refunds) {
          const amountMinor = Math.max(1, Math.floor((attempt.amountMinor * part) / 100));
          const body = {
            amountMinor,
            refundCount: stale ? Math.max(0, refundCount - 1) : refundCount,
            reason: 'any',
          };
          await Promise.all([refund(intent.publicId, body), refund(intent.publicId, body)]);
          refundCount = await db().refund.count({ where: { attemptId: attempt.id } });
        }
        const made = await db().refund.findMany({ where: { attemptId: attempt.id } });
        const given = made.reduce((sum, one) => sum + one.amountMinor, 0);
        expect(given).toBeLessThanOrEqual(attempt.amountMinor);
        expect((await page(intent.publicId)).leftMinor).toBe(attempt.amountMinor - given);
        for (const { id, amountMinor } of made) {
          await db().refund.update({ where: { id }, data: { state: 'submitted' } });
          await syncRefund(id, refundKnown('succeeded', { amountMinor }), clock.now());
        }
      }),
      { numRuns: 6 },
    );
    const money = (await checkLedger(clock.now())).filter(({ rule }) =>
      /refund|sum|VAT|receiv/.test(rule),
    );
    expect(money).toEqual([]);
  });
});
