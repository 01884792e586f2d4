import { afterEach, describe, expect, test } from '@jest/globals';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { brandById } from '#lib/brands/registry.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { after, clock, DAY, MINUTE } from '#lib/kernel/clock.ts';
import { confirmDeclaration } from '#lib/payments/declarations/confirm-declaration.ts';
import { declarationsWork } from '#lib/payments/declarations/declarations-work.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { createBuyer } from '../../factories/order.ts';
import { buy } from '../../factories/purchase.ts';
import { simulatedProvider } from '../../factories/simulated-provider.ts';
import { json, send } from './payment-calls.ts';

installProvider(simulatedProvider().provider);
afterEach(() => {
  clock.setOffset(0);
});

const brand = brandById('dolcevita');
if (!brand) throw new Error('brand not found');

const subscriptionOf = (memberId: string) =>
  db().subscription.findFirstOrThrow({ where: { memberId } });
const readDeclaration = (reference: unknown) =>
  db().declaration.findUniqueOrThrow({ where: { reference: String(reference) } });
const refunds = (memberId: string) =>
  db().refund.findMany({ where: { attempt: { intent: { memberId } } } });

async function declared(kind: 'cancel' | 'withdraw', email: string, orderNumber: string) {
  const body = { name: ' Ada Prova ', email, orderNumber };
  const answer = await send(`POST /api/legal/${kind}`, { body });
  expect(answer.status).toBe(200);
  const { reference, ...rest } = await json(answer);
  expect(Object.keys(rest)).toEqual(['receivedAt']);
  return readDeclaration(reference);
}

/** The token of the link in the mailed receipt; null if it has no link. */
async function mailedSecret(id: string): Promise<string | null> {
  const where = { dedupeKey: `declaration:${id}` };
  const { data } = await db().mailMessage.findUniqueOrThrow({ where });
  const { confirmLink } = data as { confirmLink: string | null };
  return confirmLink === null ? null : new URL(confirmLink).searchParams.get('token');
}

describe('without an account', () => {
  test.each(['order', 'payment', 'receipt'] as const)(
    'a cancellation by the number of the %s takes effect at once and is confirmed by mail',
    async (by) => {
      const buyer = await createBuyer();
      const { intent, charge } = await buy(buyer, 'sub_1m');
      const { year, number } = await db().receipt.findFirstOrThrow({
        where: { chargeId: charge.id },
      });
      const receipt = `${year}-${String(number).padStart(6, '0')}`;
      const numbers = { order: intent.publicId, payment: charge.publicId, receipt };
      const { id, ...row } = await declared('cancel', buyer.email.toUpperCase(), numbers[by]);
      expect(row).toMatchObject({ state: 'done', name: 'Ada Prova', intentId: intent.id });
      expect(await subscriptionOf(buyer.memberId)).toMatchObject({
        cancelAtPeriodEnd: true,
        endReason: 'member',
        endedAt: null,
      });
      expect(await mailedSecret(id)).toBeNull();
    },
  );

  test('a withdrawal by address and number refunds and ends the contract, once', async () => {
    const buyer = await createBuyer();
    const { memberId, email } = buyer;
    const { intent } = await buy(buyer, 'sub_1m');
    const first = await declared('withdraw', email, intent.publicId);
    const second = await declared('withdraw', email, intent.publicId);
    expect([first.state, second.state]).toEqual(['done', 'done']);
    expect(await refunds(memberId)).toMatchObject([{ kind: 'withdrawal' }]);
    expect(await subscriptionOf(memberId)).toMatchObject({ state: 'withdrawn' });
  });

  test('another member’s number changes nothing, and the answer does not disclose that', async () => {
    const buyer = await createBuyer();
    const stranger = await createBuyer();
    const { intent } = await buy(buyer, 'sub_1m');
    const row = await declared('cancel', stranger.email, intent.publicId);
    expect(row).toMatchObject({ state: 'mailed', memberId: stranger.memberId, intentId: null });
    const unmatched = await declared('cancel', 'nobody.at.all@example.test', intent.publicId);
    expect(unmatched).toMatchObject({ state: 'care', memberId: null, intentId: null });
    const ticket = { where: { reference: unmatched.reference } };
    const { state, text } = await db().ticket.findUniqueOrThrow(ticket);
    expect(state).toBe('open');
    const lines = text.split('\n');
    expect(lines[0]).toMatch(/^Disdetta di un contratto, ricevuta il \d/);
    expect(lines.slice(1)).toEqual([
      'Nome: Ada Prova',
      `Numero d’ordine o di ricevuta: ${intent.publicId}`,
    ]);
    expect(await subscriptionOf(buyer.memberId)).toMatchObject({ cancelAtPeriodEnd: false });
  });

  test('missing fields are named, and a card number is not stored', async () => {
    const empty = await send('POST /api/legal/cancel', { body: { email: 'ada@example.test' } });
    expect(await json(empty)).toMatchObject({
      code: 'field_missing',
      fields: [{ path: 'name' }, { path: 'orderNumber' }],
    });
    const body = { name: 'Ada', email: 'card@example.test', orderNumber: '4111 1111 1111 1111' };
    const card = await send('POST /api/legal/withdraw', { body });
    expect(await json(card)).toMatchObject({ code: 'card_data_refused' });
    expect(await db().declaration.count({ where: { email: body.email } })).toBe(0);
  });
});

describe('by the mailed link', () => {
  test('a declaration counts from the time it was made, and the link works once', async () => {
    const buyer = await createBuyer();
    const { intent, charge } = await buy(buyer, 'pack_50');
    clock.setOffset(14 * DAY - MINUTE);
    const row = await declared('withdraw', buyer.email, 'I cannot find it');
    const secret = (await mailedSecret(row.id)) ?? '';
    expect(row.tokenHash).not.toBe(secret);
    const late = after(charge.at, 16 * DAY);
    const done = await confirmDeclaration(brand, secret, late);
    expect(done).toEqual({ kind: 'withdraw', reference: row.reference, state: 'done' });
    const attempt = { intentId: intent.id };
    expect(await db().refund.count({ where: { attempt, kind: 'withdrawal' } })).toBe(1);
    const again = confirmDeclaration(brand, secret, late);
    await expect(again).rejects.toMatchObject({ code: 'token_expired' });
  });

  test('another brand refuses it, and one past the deadline goes to customer care', async () => {
    const buyer = await createBuyer();
    await buy(buyer, 'pack_50');
    clock.setOffset(20 * DAY);
    const row = await declared('withdraw', buyer.email, 'unknown');
    const secret = (await mailedSecret(row.id)) ?? '';
    const fuego = brandById('fuego');
    if (!fuego) throw new Error('brand fuego not found');
    const elsewhere = confirmDeclaration(fuego, secret, clock.now());
    await expect(elsewhere).rejects.toMatchObject({ code: 'token_expired' });
    const done = await confirmDeclaration(brand, secret, clock.now());
    expect(done).toMatchObject({ state: 'care' });
    expect(await refunds(buyer.memberId)).toEqual([]);
  });

  test('a link not used for a day passes the declaration to customer care', async () => {
    const buyer = await createBuyer();
    const { reference } = await declared('cancel', buyer.email, 'unknown');
    await declarationsWork.run(after(clock.now(), DAY - MINUTE), 500);
    expect(await readDeclaration(reference)).toMatchObject({ state: 'mailed' });
    await declarationsWork.run(after(clock.now(), DAY + MINUTE), 500);
    expect(await readDeclaration(reference)).toMatchObject({
      state: 'care',
      dueAt: null,
      tokenHash: null,
    });
    expect(await db().ticket.count({ where: { reference } })).toBe(1);
  });
});

test('a link typed as a name is stored, and not mailed', async () => {
  const { id, ...row } = await declared('cancel', 'stranger@example.org', 'see www.prize.example');
  expect(row).toMatchObject({ state: 'care', orderNumber: 'see www.prize.example' });
  const where = { dedupeKey: `declaration:${id}` };
  const { data } = await db().mailMessage.findUniqueOrThrow({ where });
  expect(data).toMatchObject({ name: 'Ada Prova', orderNumber: '…' });
});

test('a declaration left by a process that died is carried out in the next round', async () => {
  const buyer = await createBuyer();
  await buy(buyer, 'sub_1m');
  const row = await declared('cancel', buyer.email, 'unknown');
  const { id, receivedAt } = row;
  const dueAt = after(receivedAt, MINUTE);
  const data = { state: 'received', tokenHash: null, dueAt } as const;
  await db().declaration.update({ where: { id }, data });
  await declarationsWork.run(dueAt, 500);
  expect(await readDeclaration(row.reference)).toMatchObject({ state: 'done', effectiveAt: dueAt });
  expect(await subscriptionOf(buyer.memberId)).toMatchObject({ cancelAtPeriodEnd: true });
});

test('erasing an account keeps the reference and deletes the name', async () => {
  const buyer = await createBuyer();
  const { intent } = await buy(buyer, 'pack_50');
  const done = await declared('withdraw', buyer.email, intent.publicId);
  const open = await declared('cancel', buyer.email, 'unknown');
  await inTransaction((tx) => eraseAccount(tx, buyer.memberId, clock.now()));
  const gone = { name: '', email: '', orderNumber: '', memberId: null, tokenHash: null };
  expect(await readDeclaration(done.reference)).toMatchObject({ ...gone, state: 'done' });
  expect(await readDeclaration(open.reference)).toMatchObject({ ...gone, state: 'void' });
});
