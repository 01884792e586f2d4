import { afterEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { RETENTION } from '#lib/legal/retention-table.ts';
import { clock, DAY } from '#lib/kernel/clock.ts';
import { failedTries } from '#lib/payments/history/failed-tries.ts';
import { PAYMENT_BLOCK_DAYS } from '#lib/payments/limits.ts';
import { syncDispute } from '#lib/payments/disputes/sync-dispute.ts';
import { blockPayer, decideBlock } from '#lib/staff/payment-blocks.ts';
import { createBuyer } from '../../factories/order.ts';
import { redirectResult } from './challenge.ts';
import { charge, json, send } from './payment-calls.ts';
import { paymentSandbox } from './payment-sandbox.ts';

const { calls } = paymentSandbox();
afterEach(() => {
  clock.setOffset(0);
});

const TRY_CHARGE = 'POST /api/orders/tryCharge';
const actor = 'operator:test';

type Buyer = Awaited<ReturnType<typeof createBuyer>>;

let numbers = 0;
/** Details that no other payment in this file has: the sandbox names a card by its number alone. */
const details = (number = '4111111111111111') => {
  numbers += 1;
  return charge(number, { firstName: `Ada ${numbers}` });
};

async function order({ viewer }: Buyer, body = details()) {
  const answer = await json(await send(TRY_CHARGE, { viewer, body }));
  return { ...answer, orderId: (answer['data'] as { orderId: string }).orderId };
}

const attemptsOf = (memberId: string) =>
  db().attempt.findMany({ where: { intent: { memberId } }, orderBy: { createdAt: 'asc' } });
const blocksOf = (orderId: string) =>
  db().paymentBlock.findMany({ where: { orderId }, orderBy: { id: 'asc' } });

async function block(orderId: string, ...kinds: ('card' | 'email' | 'ip')[]) {
  return blockPayer({ orderId, kinds, reason: 'a stolen card', actor, now: clock.now() });
}

async function liftAll(orderId: string) {
  for (const { id, state } of await blocksOf(orderId)) {
    if (state !== 'active' && state !== 'proposed') continue;
    await decideBlock({ id, confirm: false, reason: 'an appeal', actor, now: clock.now() });
  }
}

/** The answer of an ordinary refusal that gives no reason. */
const REFUSED = { status: 'ko', message: 'generico', threeDS: null };

describe('40: a listed payer', () => {
  test('is refused before the provider is asked, in the words of an ordinary refusal', async () => {
    const buyer = await createBuyer();
    const { memberId } = buyer;
    const first = await order(buyer);
    expect(first).toMatchObject({ message: 'success' });
    expect(await block(first.orderId, 'email')).toBe(1);
    const body = details();
    const refused = await order(buyer, body);
    expect(refused).toMatchObject(REFUSED);
    const [, attempt] = await attemptsOf(memberId);
    expect(attempt).toMatchObject({ state: 'refused', outcome: 'generic', technical: false });
    expect(await calls(attempt?.reference ?? '')).toEqual([]);

    // The same answer as a bank's refusal without a reason has, field by field.
    const other = await createBuyer();
    const bank = await order(other, { ...details(), lastName: 'Invalid_Amount' });
    const shape = (answer: object) => JSON.stringify(answer).replaceAll(/"[\w-]{16,}"/g, '"ID"');
    expect(shape(refused)).toBe(shape(bank));
    expect(JSON.stringify(refused)).not.toMatch(/list|block|fraud|stolen/i);
    expect(await order(buyer, body)).toEqual(refused);
    const tries = await failedTries(memberId, clock.now());
    expect(tries).toMatchObject([{ outcome: 'generic' }]);
    expect(JSON.stringify(tries)).not.toMatch(/list|block/i);
    expect(await blocksOf(first.orderId)).toMatchObject([{ kind: 'email', hits: 1 }]);
  });

  test('is refused in every method, and its tries count', async () => {
    const buyer = await createBuyer();
    const { viewer, memberId } = buyer;
    const first = await order(buyer);
    await block(first.orderId, 'email');
    const { rateplan, acceptOrder, startNow } = details();
    const common = { rateplan, acceptOrder, startNow };
    const body = { ...common, idempotencyKey: `listed-mollie-${memberId}` };
    const made = await json(await send('POST /api/orders/mollie/createPayment', { viewer, body }));
    expect(made).toMatchObject({ ...REFUSED, _links: { checkout: null } });
    const checked = await order(buyer, {
      ...details(),
      rateplan: { product_id: 'card_check' },
    } as never);
    expect(checked).toMatchObject(REFUSED);
    for (let tries = 0; tries < 5; tries += 1) await order(buyer);
    expect(await order(buyer)).toMatchObject({ message: 'change_method' });
    expect(await db().charge.count({ where: { memberId } })).toBe(1);
  });

  test('can pay again once staff took the entry back after an appeal', async () => {
    const buyer = await createBuyer();
    const { orderId } = await order(buyer);
    await block(orderId, 'email');
    expect(await order(buyer)).toMatchObject(REFUSED);
    const [entry] = await blocksOf(orderId);
    const id = entry?.id ?? '';
    const decision = { id, reason: 'It is the holder’s own card.', actor, now: clock.now() };
    await decideBlock({ ...decision, confirm: false });
    expect(await order(buyer)).toMatchObject({ message: 'success' });
    expect(await blocksOf(orderId)).toMatchObject([{ state: 'lifted', decidedBy: actor }]);
    for (const confirm of [true, false]) {
      await expect(decideBlock({ ...decision, confirm })).rejects.toMatchObject({
        code: 'conflict',
      });
    }
    const logged = await db().auditEntry.findMany({
      where: { actor, subject: { in: [orderId, id] } },
      orderBy: { at: 'asc' },
    });
    expect(logged.map(({ action }) => action)).toEqual(['payer.block', 'payer.lift']);
    expect(JSON.stringify(logged)).toContain('stolen card');
    // Listed again, it is a new entry.
    expect(await block(orderId, 'email')).toBe(1);
    expect(await order(buyer)).toMatchObject(REFUSED);
  });

  test('is listed by the hash of an IP address too, on that brand only', async () => {
    const { orderId } = await order(await createBuyer());
    expect(await block(orderId, 'ip')).toBe(1);
    expect(await order(await createBuyer())).toMatchObject(REFUSED);
    await db().paymentBlock.updateMany({ where: { orderId }, data: { brandId: 'fuego' } });
    expect(await order(await createBuyer())).toMatchObject({ message: 'success' });
    const stored = JSON.stringify(await db().paymentFingerprint.findMany());
    expect(stored).not.toMatch(/127\.0\.0\.1|example\.test|4111/);
    await liftAll(orderId);
  });

  test('is not recognised by the fingerprint of a browser, which is allowed for measuring only', async () => {
    const [first, second] = [await createBuyer(), await createBuyer()];
    for (const { memberId } of [first, second]) {
      const row = { id: crypto.randomUUID(), memberId, fingerprint: 'browser-of-both' };
      await db().attribution.create({ data: { ...row, at: clock.now() } as never });
    }
    const { orderId } = await order(first);
    const recorded = await db().paymentFingerprint.findMany({
      where: { attempt: { intent: { memberId: first.memberId } } },
    });
    expect(new Set(recorded.map(({ kind }) => kind))).toEqual(new Set(['card', 'email', 'ip']));
    expect(await block(orderId, 'email')).toBe(1);
    expect(await order(second)).toMatchObject({ message: 'success' });
    await liftAll(orderId);
  });

  test('by card: the stored card of another member is refused, and one entered by a newcomer is an incident once charged', async () => {
    const [thief, holder] = [await createBuyer(), await createBuyer()];
    const number = '5555444433331111';
    const { orderId } = await order(thief, details(number));
    const stored = await order(holder, { ...details(number), storeCard: true } as never);
    expect(stored).toMatchObject({ message: 'success' });
    const card = await db().mandate.findFirstOrThrow({ where: { memberId: holder.memberId } });
    expect(await block(orderId, 'card')).toBeGreaterThan(0);

    const key = `listed-stored-${holder.memberId}`;
    const asked = { viewer: holder.viewer, body: { idempotencyKey: key } };
    const { token } = await json(await send('POST /api/orders/createToken', asked));
    const body = {
      actonfile: true,
      rateplan: 'pack_50',
      idempotencyKey: key,
      token,
      cardToken: card.publicId,
      acceptOrder: true,
      startNow: true,
    };
    const refused = await json(await send(TRY_CHARGE, { viewer: holder.viewer, body }));
    expect(refused).toMatchObject(REFUSED);

    const newcomer = await createBuyer();
    const charged = await order(newcomer, details(number));
    expect(charged).toMatchObject({ message: 'success' });
    const [attempt] = await attemptsOf(newcomer.memberId);
    const incident = { action: 'payment.listed_card', subject: attempt?.reference ?? '' };
    expect(await db().auditEntry.count({ where: incident })).toBe(1);
    const proposed = await blocksOf(charged.orderId);
    expect(proposed.map(({ state, source }) => [state, source])).toEqual(
      proposed.map(() => ['proposed', 'listed_card']),
    );
    expect(proposed.map(({ kind }) => kind)).toContain('email');
    await liftAll(orderId);
  });

  test('is not refused by an entry that has expired', async () => {
    const buyer = await createBuyer();
    const { orderId } = await order(buyer);
    await block(orderId, 'email');
    clock.setOffset(PAYMENT_BLOCK_DAYS * DAY + DAY);
    const answer = await order(buyer);
    expect(answer).toMatchObject({ message: 'success' });
    expect(await block(orderId, 'email')).toBe(1);
    expect(RETENTION.find(({ table }) => table === 'payment_blocks')?.days).toBe(
      PAYMENT_BLOCK_DAYS,
    );
  });
});

describe('40: a proposed entry', () => {
  test('follows a refusal for fraud, refuses nothing, and is confirmed or dismissed by staff', async () => {
    const buyer = await createBuyer();
    const fraud = await order(buyer, { ...details(), lastName: 'Fraud' });
    expect(fraud).toMatchObject({ message: 'address blacklisted' });
    const proposed = await blocksOf(fraud.orderId);
    expect(proposed.length).toBeGreaterThan(0);
    for (const one of proposed)
      expect(one).toMatchObject({ state: 'proposed', source: 'fraud_refusal' });
    expect(proposed.map(({ kind }) => kind)).not.toContain('ip');
    const again = await order(buyer, { ...details('4212345678910006') });
    expect(again).toMatchObject({ message: 'authentication_required' });
    const email = proposed.find(({ kind }) => kind === 'email');
    const decision = { id: email?.id ?? '', reason: 'checked', actor, now: clock.now() };
    await decideBlock({ ...decision, confirm: true });
    const [, open] = await attemptsOf(buyer.memberId);
    const result = await redirectResult(open?.action as { url: string });
    const back = { redirectResult: result, orderId: again.orderId };
    // A payment under way is finished: its money is not lost between two states.
    await send('POST /api/orders/adyen/checkTransactionStatus', {
      viewer: buyer.viewer,
      body: back,
    });
    expect(await db().charge.count({ where: { memberId: buyer.memberId } })).toBe(1);
    expect(await order(buyer)).toMatchObject(REFUSED);
    await liftAll(fraud.orderId);
    const states = (await blocksOf(fraud.orderId)).map(({ state }) => state).sort();
    expect(new Set(states)).toEqual(new Set(['dismissed', 'lifted']));
    expect(await order(buyer)).toMatchObject({ message: 'success' });
  });

  test('follows a chargeback, once for each that identifies the payer', async () => {
    const buyer = await createBuyer();
    const { orderId } = await order(buyer);
    const [attempt] = await attemptsOf(buyer.memberId);
    if (!attempt) throw new Error('no attempt');
    const { provider, company, reference, amountMinor, currency } = attempt;
    const notice = {
      kind: 'dispute',
      stage: 'chargeback',
      providerReference: `D-${reference}`,
      paymentReference: null,
      amountMinor,
      currency,
      reasonCode: '10.4',
      dueAt: null,
    } as const;
    const event = { provider, company, reference };
    for (const state of ['open', 'won', 'open'] as const) {
      const id = crypto.randomUUID();
      await syncDispute({ ...event, id } as never, { ...notice, state }, clock.now());
    }
    const proposed = await blocksOf(orderId);
    // The card as entered, the card by the provider's alias, and the address.
    expect(proposed.map(({ kind }) => kind).sort()).toEqual(['card', 'card', 'email']);
    for (const one of proposed) {
      expect(one).toMatchObject({ state: 'proposed', source: 'chargeback', createdBy: 'system' });
    }
    expect(await order(buyer)).toMatchObject({ message: 'success' });
    await liftAll(orderId);
  });

  test('listed by staff at the same time becomes one entry', async () => {
    const buyer = await createBuyer();
    const fraud = await order(buyer, { ...details(), lastName: 'Fraud' });
    const made = await Promise.all([1, 2, 3].map(() => block(fraud.orderId, 'email', 'card')));
    const live = await blocksOf(fraud.orderId);
    expect(live.every(({ state }) => state === 'active')).toBe(true);
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(live.length);
    await expect(block('no-such-order', 'card')).rejects.toMatchObject({ code: 'not_found' });
    await liftAll(fraud.orderId);
  });
});
