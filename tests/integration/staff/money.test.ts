import { describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import { paidOrder } from '../../factories/paid-order.ts';
import { simulatedProvider } from '../../factories/simulated-provider.ts';

const { provider } = simulatedProvider();
installProvider(provider);

async function bought(productId = 'pack_50') {
  const made = await paidOrder(productId);
  const where = { attemptId: made.attempt.id };
  const { publicId } = await db().charge.findUniqueOrThrow({ where });
  return { ...made, chargeId: publicId };
}

const desk = (...args: string[]) => runCommand(args, clock.now());
const audited = (action: string, subject: string) =>
  db().auditEntry.count({ where: { action, subject } });
const day = (at: Date) => at.toISOString().slice(0, 10);

describe('money on the command line', () => {
  test('finds a payment by each of its ids', async () => {
    const { attempt, intent, buyer, chargeId } = await bought();
    for (const name of [
      attempt.reference,
      `P-${attempt.reference}`,
      intent.publicId,
      chargeId,
      buyer.viewer.publicId,
    ]) {
      const { code, lines } = await desk('payment-find', name);
      expect(code).toBe(0);
      expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
        { orderId: intent.publicId, chargeId, state: 'captured', refundedMinor: 0 },
      ]);
    }
    expect(await audited('find_payments', chargeId)).toBe(1);
    expect((await desk('payment-find', 'nobody')).lines).toEqual(['No payments found.']);
  });

  test('refunds a charge in part and then the rest, and the same request twice once', async () => {
    const { attempt, chargeId } = await bought();
    expect((await desk('payment-refund', chargeId, '1.90', 'kind', 'word')).lines).toEqual([
      `Refund of 1.90 for ${chargeId} requested.`,
    ]);
    expect((await desk('payment-refund', chargeId, 'all', 'rest')).lines[0]).toMatch(
      /^Refund of 8\.00 /,
    );
    const refunds = await db().refund.findMany({
      where: { attemptId: attempt.id },
      orderBy: { createdAt: 'asc' },
    });
    expect(refunds.map(({ amountMinor, kind, reason }) => [amountMinor, kind, reason])).toEqual([
      [190, 'care', 'kind word'],
      [800, 'care', 'rest'],
    ]);
    expect(refunds[0]?.requestedBy).toMatch(/^command-line:/);
    const none = await desk('payment-refund', chargeId, '0.01', 'more');
    expect(none).toMatchObject({ code: 1, lines: [expect.stringContaining('refund_exceeds')] });
    expect((await desk('payment-refund', chargeId, '1,90', 'x')).code).toBe(1);
    expect((await desk('payment-refund', 'nothing', 'all', 'x')).lines[0]).toContain('not_found');
    expect(await audited('charge.refund', chargeId)).toBe(2);
    const again = await bought();
    await Promise.all([1, 2].map(() => desk('payment-refund', again.chargeId, '1.00', 'twice')));
    expect(await db().refund.count({ where: { attemptId: again.attempt.id } })).toBe(1);
  });

  test('prints settlements that match the ledger, line by line', async () => {
    const { intent, chargeId } = await bought();
    const [from, to] = [day(clock.now()), day(after(clock.now(), DAY))];
    const { lines } = await desk('settlements', from, to);
    const [head, ...rest] = lines;
    expect(head).toMatch(/^date,kind,company,brand,provider/);
    const own = rest.filter((line) => line.includes(intent.publicId));
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(/,sale,gankomedia,dolcevita,mollie,mollie,/);
    expect(own[0]).toContain(`,${chargeId},`);
    expect(own[0]).toMatch(/,9\.90,1\.79,it,EUR$/);
    const { _sum } = await db().ledgerEntry.aggregate({
      where: { account: { startsWith: 'receivable:' } },
      _sum: { amountMinor: true },
    });
    const amounts = rest.map((line) => Number(line.split(',').at(-4)?.replace('.', '')));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(_sum.amountMinor);
    expect((await desk('settlements', 'yesterday', to)).code).toBe(1);
  });

  test('lists failed events and retries them', async () => {
    const { attempt } = await bought();
    const event = await db().providerEvent.create({
      data: {
        id: crypto.randomUUID(),
        provider: 'mollie',
        company: 'gankomedia',
        payload: {},
        dedupeKey: attempt.id,
        state: 'failed',
        tries: 20,
        lastError: 'lost',
        dueAt: clock.now(),
        receivedAt: clock.now(),
      },
    });
    expect((await desk('events-failed')).lines.join()).toContain(event.id);
    expect((await desk('event-retry', event.id)).code).toBe(0);
    expect(await db().providerEvent.findUniqueOrThrow({ where: { id: event.id } })).toMatchObject({
      state: 'received',
      tries: 0,
    });
    expect((await desk('event-retry', event.id)).lines[0]).toContain('not_found');
  });

  test('refuses the payer of an order, and takes the entry back', async () => {
    const { intent, attempt } = await bought();
    const data = { attemptId: attempt.id, kind: 'card', hash: attempt.id } as const;
    await db().paymentFingerprint.create({ data: { ...data, createdAt: clock.now() } });
    const { publicId } = intent;
    expect((await desk('payer-block', publicId, 'card,voice', 'stolen')).code).toBe(1);
    expect((await desk('payer-block', publicId, 'card,email', 'stolen')).lines).toEqual([
      'Entries added: 1.',
    ]);
    const { id } = await db().paymentBlock.findFirstOrThrow({ where: { orderId: publicId } });
    expect((await desk('payer-confirm', id, 'again')).lines[0]).toContain('conflict');
    expect((await desk('payer-lift', id, 'a complaint')).code).toBe(0);
    expect(await db().paymentBlock.findUniqueOrThrow({ where: { id } })).toMatchObject({
      state: 'lifted',
      decision: 'a complaint',
    });
  });

  test('revokes a stored card, queries a payment, and checks the ledger', async () => {
    const { buyer, attempt } = await bought('sub_1m');
    const mandate = { memberId: buyer.memberId };
    const { publicId } = await db().mandate.findFirstOrThrow({ where: mandate });
    expect((await desk('card-revoke', publicId)).code).toBe(0);
    expect(await db().mandate.findFirstOrThrow({ where: mandate })).toMatchObject({
      state: 'revoking',
      uses: [],
      revokeAt: expect.any(Date),
    });
    expect((await desk('payment-reconcile', attempt.reference)).lines[0]).toContain('not_found');
    await db().attempt.update({ where: { id: attempt.id }, data: { state: 'unknown' } });
    expect((await desk('payment-reconcile', attempt.reference)).code).toBe(0);
    expect((await desk('ledger-check')).lines.join()).toContain('receivables');
    await db().attempt.update({ where: { id: attempt.id }, data: { state: 'captured' } });
    expect((await desk('ledger-check')).lines).toEqual(['The ledger is balanced.']);
    expect((await desk('disputes')).lines).toEqual(['The queue is empty.']);
    expect((await desk('incidents')).code).toBe(0);
  });
});
