// [money §4 PayPal: order] [money §7 POST /api/webhooks/paypal] [money §7 POST /api/orders/client/paypal/orderOk]
// [money §8 PayPal not completed]
import { describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { reconcileAttemptsWork } from '#lib/payments/attempts/reconcile-attempts.ts';
import { createBuyer } from '../../factories/order.ts';
import { json, send } from './payment-calls.ts';
import { agree, walletFlow } from './wallet-flow.ts';
import {
  APPROVED,
  approved,
  attemptOf,
  CREATE,
  order,
  ordered,
  walletSandbox,
} from './wallet-orders.ts';

const { awaitDelivery, takeIn, url, fault } = walletSandbox();

async function bought({ memberId }: { readonly memberId: string }): Promise<number> {
  return (await db().creditAccount.findUniqueOrThrow({ where: { memberId } })).bought;
}

describe('an order by wallet', () => {
  test('is paid when its buyer approves it, at our price, and a second click returns the same order', async () => {
    const body = order();
    const { buyer, made, id, approveUrl } = await ordered(body);
    expect(made).toMatchObject({ status: 'ok', payment_system: 'paypal' });
    const again = await ordered(body, buyer);
    expect(again.id).toBe(id);
    const page = await (await fetch(approveUrl)).text();
    expect(page).toContain('lang="it"');
    expect(page).not.toContain('0,01');

    await agree(approveUrl, 'buyer');
    const done = await approved(buyer, id);
    expect(done).toMatchObject({ status: 'ok', message: 'success', crediti: 165 });
    expect(await bought(buyer)).toBe(165);
    expect(await approved(buyer, id)).toMatchObject({ status: 'ok', crediti: 165 });
    expect(await bought(buyer)).toBe(165);
  });

  test('grants nothing before the buyer approves it, whatever the browser claims', async () => {
    const { buyer, id } = await ordered();
    expect(await approved(buyer, id)).toMatchObject({
      status: 'open',
      message: 'pending',
      crediti: 0,
    });
    expect((await attemptOf(id)).state).toBe('requires_action');
    expect(await bought(buyer)).toBe(0);
  });

  test('is not found for another member, and is not charged for them', async () => {
    const { id, approveUrl } = await ordered();
    await agree(approveUrl, 'buyer');
    const stranger = await createBuyer({ flowCode: await walletFlow() });
    await ordered(order(), stranger);
    const answer = await send(APPROVED, { viewer: stranger.viewer, body: { response: { id } } });
    expect(answer.status).toBe(404);
    expect((await attemptOf(id)).state).toBe('requires_action');
    expect(await bought(stranger)).toBe(0);
  });

  test.each([
    ['retry', 'riprova'],
    ['insufficient-funds', 'insufficient_funds'],
  ])('refused as %s answers %s and can be tried again', async (email, message) => {
    const { buyer, id, approveUrl } = await ordered();
    await agree(approveUrl, email);
    expect(await approved(buyer, id)).toMatchObject({ status: 'ko', message, crediti: 0 });
    expect((await attemptOf(id)).intent.state).toBe('requires_method');
  });

  test('approved in a window whose buyer never returned is paid by the notification', async () => {
    const { buyer, id, approveUrl } = await ordered();
    await agree(approveUrl, 'buyer');
    await takeIn(id, 'CHECKOUT.ORDER.APPROVED');
    expect((await attemptOf(id)).state).toBe('unknown');
    await reconcileAttemptsWork.run(after(clock.now(), 2 * MINUTE), 100);
    expect((await attemptOf(id)).state).toBe('captured');
    expect(await bought(buyer)).toBe(165);
  });

  test('is paid once when page and notification arrive together', async () => {
    const { buyer, id, approveUrl } = await ordered();
    await agree(approveUrl, 'buyer');
    await awaitDelivery(id, 'CHECKOUT.ORDER.APPROVED');
    const [answers] = await Promise.all([
      Promise.all([approved(buyer, id), approved(buyer, id)]),
      takeIn(id, 'CHECKOUT.ORDER.APPROVED'),
      takeIn(id, 'PAYMENT.CAPTURE.COMPLETED'),
    ]);
    expect(answers).toContainEqual(expect.objectContaining({ status: 'ok' }));
    expect(await approved(buyer, id)).toMatchObject({ status: 'ok' });
    expect(await bought(buyer)).toBe(165);
  });

  test('that was closed meanwhile is not captured, even when its buyer approves it', async () => {
    const first = await ordered();
    await agree(first.approveUrl, 'buyer');
    await ordered(order(), first.buyer);
    expect(await approved(first.buyer, first.id)).toMatchObject({ status: 'ko', crediti: 0 });
    await takeIn(first.id, 'CHECKOUT.ORDER.APPROVED');
    await reconcileAttemptsWork.run(after(clock.now(), 2 * HOUR), 100);
    const { reference, state } = await attemptOf(first.id);
    expect(state).toBe('canceled');
    const response = await fetch(`${url()}/paypal/orders.json?reference=${reference}`);
    expect(await response.json()).toMatchObject([{ status: 'APPROVED', captured: null }]);
    expect(await bought(first.buyer)).toBe(0);
  });

  test('whose capture got no answer is open, and found by a query', async () => {
    const { buyer, id, approveUrl } = await ordered();
    await agree(approveUrl, 'buyer');
    const { reference } = await attemptOf(id);
    const lost = { provider: 'paypal', operation: 'capture', reference };
    await fault({ ...lost, kind: 'lost_answer', times: 2 }, { ...lost, kind: 'no_webhook' });
    expect(await approved(buyer, id)).toMatchObject({ status: 'open', crediti: 0 });
    await reconcileAttemptsWork.run(after(clock.now(), 2 * HOUR), 100);
    expect((await attemptOf(id)).state).toBe('captured');
    expect(await bought(buyer)).toBe(165);
  });

  test('refuses text with a card number', async () => {
    const { viewer, memberId } = await createBuyer({ flowCode: await walletFlow() });
    const body = order({ city: '4111 1111 1111 1111' });
    expect(await json(await send(CREATE, { viewer, body }))).toMatchObject({
      code: 'card_data_refused',
    });
    expect(await db().intent.count({ where: { memberId } })).toBe(0);
  });

  test('is completed on its return page without a window too', async () => {
    const { buyer, approveUrl, made } = await ordered();
    const back = await agree(approveUrl, 'buyer');
    const answer = await send('POST /api/orders/paypal/checkTransactionStatus', {
      viewer: buyer.viewer,
      body: { token: back.get('token'), orderId: back.get('order') },
    });
    expect(await json(answer)).toMatchObject({
      result: true,
      message: 'success',
      data: { orderId: (made['data'] as { orderId: string }).orderId },
    });
    expect(await bought(buyer)).toBe(165);
  });

  test('is refused where the flow does not offer the wallet', async () => {
    const { viewer } = await createBuyer({ flowCode: '15' });
    const answer = await send(CREATE, { viewer, body: order() });
    expect(answer.status).toBe(422);
    expect(await json(answer)).toMatchObject({ params: { method: 'paypal' } });
  });

  test('is open while its bank decides, and granted when the bank accepts', async () => {
    const { buyer, id, approveUrl } = await ordered();
    await agree(approveUrl, 'pending');
    expect(await approved(buyer, id)).toMatchObject({ status: 'open', crediti: 0 });
    await takeIn(id, 'PAYMENT.CAPTURE.COMPLETED');
    expect(await bought(buyer)).toBe(165);
  });
});
