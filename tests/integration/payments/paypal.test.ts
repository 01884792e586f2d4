import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '#lib/db/client.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { processProviderEventsWork } from '#lib/payments/process-provider-events.ts';
import { paypal } from '#lib/payments/providers/paypal/adapter.ts';
import { reconcileAttemptsWork } from '#lib/payments/reconcile-attempts.ts';
import { receiveProviderEvent } from '#lib/payments/receive-provider-event.ts';
import { createBuyer, createOrder } from '../../factories/order.ts';
import { startSandbox, type Delivered, type Sandbox } from '../../setup/sandbox-process.ts';
import { json, send } from './payment-calls.ts';
import { agree, walletFlow } from './wallet-flow.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox(() => Promise.resolve());
});
afterAll(() => sandbox.stop());

const CREATE = 'POST /api/orders/client/paypal/createOrder';
const APPROVED = 'POST /api/orders/client/paypal/orderOk';

type Buyer = Awaited<ReturnType<typeof createBuyer>>;

let keys = 0;
const order = (more: Readonly<Record<string, unknown>> = {}) => {
  keys += 1;
  return {
    rateplan: { product_id: 'pack_150', prezzo: '0.01' },
    ...{ acceptOrder: true, startNow: true, idempotencyKey: `wallet-key-${keys}`, ...more },
  };
};

async function ordered(body = order(), buyer?: Buyer) {
  const who = buyer ?? (await createBuyer({ flowCode: await walletFlow() }));
  const answer = await send(CREATE, { viewer: who.viewer, body });
  expect(answer.status).toBe(200);
  const made = await json(answer);
  return { buyer: who, made, id: String(made['id']), approveUrl: String(made['approveUrl']) };
}

const approved = async ({ viewer }: Buyer, id: string) =>
  json(await send(APPROVED, { viewer, body: { response: { id, status: 'COMPLETED' } } }));

async function bought({ memberId }: Buyer): Promise<number> {
  return (await db().creditAccount.findUniqueOrThrow({ where: { memberId } })).bought;
}

/** The notification of this kind about an order, as soon as it is there. */
async function told(about: string, type: string): Promise<Delivered> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = sandbox.deliveries.find(
      ({ raw }) => raw.includes(about) && raw.includes(`"event_type":"${type}"`),
    );
    if (found) return found;
    await sleep(50);
  }
  throw new Error(`no ${type} about ${about}`);
}

async function takeIn(about: string, type: string): Promise<void> {
  await receiveProviderEvent({ ...(await told(about, type)), now: clock.now() });
  await processProviderEventsWork.run(clock.now(), 100);
}

const attemptOf = (id: string) =>
  db().attempt.findFirstOrThrow({
    where: { providerReference: id },
    include: { intent: true, disputes: true },
  });

describe('an order by wallet', () => {
  test('is paid when its buyer agreed, at our price, and a second click is the same order', async () => {
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

  test('grants nothing before the buyer agreed, whatever the browser says', async () => {
    const { buyer, id } = await ordered();
    expect(await approved(buyer, id)).toMatchObject({
      ...{ status: 'open', message: 'pending', crediti: 0 },
    });
    expect((await attemptOf(id)).state).toBe('requires_action');
    expect(await bought(buyer)).toBe(0);
  });

  test('is nobody else’s: another member’s id is not found and takes no money', async () => {
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
  ])('refused as %s says %s and can be tried again', async (email, message) => {
    const { buyer, id, approveUrl } = await ordered();
    await agree(approveUrl, email);
    expect(await approved(buyer, id)).toMatchObject({ status: 'ko', message, crediti: 0 });
    expect((await attemptOf(id)).intent.state).toBe('requires_method');
  });

  test('that was agreed to in a window nobody came back from is paid by the notification', async () => {
    const { buyer, id, approveUrl } = await ordered();
    await agree(approveUrl, 'buyer');
    await takeIn(id, 'CHECKOUT.ORDER.APPROVED');
    expect((await attemptOf(id)).state).toBe('unknown');
    await reconcileAttemptsWork.run(after(clock.now(), 2 * MINUTE), 100);
    expect((await attemptOf(id)).state).toBe('captured');
    expect(await bought(buyer)).toBe(165);
  });

  test('is paid once when page and notification come together', async () => {
    const { buyer, id, approveUrl } = await ordered();
    await agree(approveUrl, 'buyer');
    await told(id, 'CHECKOUT.ORDER.APPROVED');
    const [answers] = await Promise.all([
      Promise.all([approved(buyer, id), approved(buyer, id)]),
      takeIn(id, 'CHECKOUT.ORDER.APPROVED'),
      takeIn(id, 'PAYMENT.CAPTURE.COMPLETED'),
    ]);
    expect(answers).toContainEqual(expect.objectContaining({ status: 'ok' }));
    expect(await approved(buyer, id)).toMatchObject({ status: 'ok' });
    expect(await bought(buyer)).toBe(165);
  });

  test('that was closed meanwhile is not taken, though its buyer agreed', async () => {
    const first = await ordered();
    await agree(first.approveUrl, 'buyer');
    await ordered(order(), first.buyer);
    expect(await approved(first.buyer, first.id)).toMatchObject({ status: 'ko', crediti: 0 });
    await takeIn(first.id, 'CHECKOUT.ORDER.APPROVED');
    await reconcileAttemptsWork.run(after(clock.now(), 2 * HOUR), 100);
    const { reference, state } = await attemptOf(first.id);
    expect(state).toBe('canceled');
    const books = await fetch(`${sandbox.url}/paypal/orders.json?reference=${reference}`);
    expect(await books.json()).toMatchObject([{ status: 'APPROVED', captured: null }]);
    expect(await bought(first.buyer)).toBe(0);
  });

  test('whose capture nobody answered is open, and found by asking', async () => {
    const { buyer, id, approveUrl } = await ordered();
    await agree(approveUrl, 'buyer');
    const { reference } = await attemptOf(id);
    const fault = { provider: 'paypal', operation: 'capture', reference };
    await sandbox.fault(
      { ...fault, kind: 'lost_answer', times: 2 },
      { ...fault, kind: 'no_webhook' },
    );
    expect(await approved(buyer, id)).toMatchObject({ status: 'open', crediti: 0 });
    await reconcileAttemptsWork.run(after(clock.now(), 2 * HOUR), 100);
    expect((await attemptOf(id)).state).toBe('captured');
    expect(await bought(buyer)).toBe(165);
  });

  test('takes no text that holds a card', async () => {
    const { viewer, memberId } = await createBuyer({ flowCode: await walletFlow() });
    const body = order({ city: '4111 1111 1111 1111' });
    expect(await json(await send(CREATE, { viewer, body }))).toMatchObject({
      code: 'card_data_refused',
    });
    expect(await db().intent.count({ where: { memberId } })).toBe(0);
  });

  test('comes back to its return page without a window too', async () => {
    const { buyer, approveUrl, made } = await ordered();
    const back = await agree(approveUrl, 'buyer');
    const answer = await send('POST /api/orders/paypal/checkTransactionStatus', {
      viewer: buyer.viewer,
      body: { token: back.get('token'), orderId: back.get('order') },
    });
    expect(await json(answer)).toMatchObject({
      ...{
        result: true,
        message: 'success',
        data: { orderId: (made['data'] as { orderId: string }).orderId },
      },
    });
    expect(await bought(buyer)).toBe(165);
  });

  test('is no way to pay where the flow does not take it', async () => {
    const { viewer } = await createBuyer();
    const answer = await send(CREATE, { viewer, body: order() });
    expect(answer.status).toBe(422);
    expect(await json(answer)).toMatchObject({ params: { method: 'paypal' } });
  });

  test('waits for its bank and is granted when that agrees', async () => {
    const { buyer, id, approveUrl } = await ordered();
    await agree(approveUrl, 'pending');
    expect(await approved(buyer, id)).toMatchObject({ status: 'open', crediti: 0 });
    await takeIn(id, 'PAYMENT.CAPTURE.COMPLETED');
    expect(await bought(buyer)).toBe(165);
  });
});

describe('what the wallet tells', () => {
  async function paid() {
    const { buyer, id, approveUrl } = await ordered();
    await agree(approveUrl, 'buyer');
    await approved(buyer, id);
    return { buyer, id, reference: (await attemptOf(id)).reference };
  }

  const dispute = async (body: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${sandbox.url}/paypal/webhook/dispute`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { readonly disputeId: string };
  };

  test.each([
    ['RESOLVED_SELLER_FAVOUR', 'won'],
    ['RESOLVED_BUYER_FAVOUR', 'lost'],
  ])('a dispute that ends with %s is %s', async (outcome, state) => {
    const { id, reference } = await paid();
    const { disputeId } = await dispute({ reference });
    await takeIn(disputeId, 'CUSTOMER.DISPUTE.CREATED');
    expect((await attemptOf(id)).disputes).toMatchObject([
      { providerReference: disputeId, state: 'open', kind: 'chargeback', amountMinor: 2_490 },
    ]);
    await dispute({ reference, disputeId, outcome });
    await takeIn(disputeId, 'CUSTOMER.DISPUTE.RESOLVED');
    expect((await attemptOf(id)).disputes).toMatchObject([{ state }]);
  });

  test('is believed with a certificate of its own hosts only', async () => {
    const { id } = await paid();
    const delivery = await told(id, 'PAYMENT.CAPTURE.COMPLETED');
    const elsewhere = (change: Readonly<Record<string, string>>) =>
      paypal.receive({ ...delivery, headers: { ...delivery.headers, ...change } });
    await expect(elsewhere({})).resolves.toHaveLength(1);
    const certificate = new URL(delivery.headers['paypal-cert-url'] ?? '');
    for (const change of [
      // The same file under a name that is not the provider's.
      { 'paypal-cert-url': `http://localhost:${certificate.port}${certificate.pathname}` },
      { 'paypal-cert-url': 'https://api.paypal.com.evil.test/cert.pem' },
      { 'paypal-cert-url': 'file:///etc/passwd' },
      { 'paypal-transmission-id': 'another' },
      { 'paypal-auth-algo': 'none' },
    ]) {
      await expect(elsewhere(change)).rejects.toMatchObject({ code: 'signature_invalid' });
    }
  });

  test('an agreement that was taken back is charged no more', async () => {
    const { buyer, id, approveUrl } = await ordered(order({ rateplan: { product_id: 'sub_3m' } }));
    await agree(approveUrl, 'buyer');
    await approved(buyer, id);
    const { memberId, publicId } = { ...buyer, ...buyer.viewer };
    const { token } = await db().mandate.findFirstOrThrow({ where: { memberId, state: 'valid' } });
    const rules = await send('POST /api/pay_rules/get_pay_rules', { viewer: buyer.viewer });
    // An agreement of a wallet is no card.
    expect(await json(rules)).toMatchObject({ actonfile: false, newCard: true });
    const kept = { company: 'gankomedia', token, payerId: publicId };
    expect(await paypal.revoke(kept)).toBe('revoked');
    await takeIn(token, 'VAULT.PAYMENT-TOKEN.DELETED');
    expect(await db().mandate.findMany({ where: { memberId } })).toMatchObject([
      { state: 'revoked' },
    ]);
  });
});

test.each([
  ['refused-later', 'insufficient_funds'],
  ['buyer', 'success'],
])('a renewal of %s comes to %s without its buyer', async (email, outcome) => {
  const { viewer } = await createBuyer();
  const productId = 'sub_3m';
  const means = { kind: 'hosted' } as const;
  const made = await createOrder({ viewer, provider: 'paypal', means, productId });
  const first = await paypal.charge(made.request);
  if (first.action?.type !== 'redirect') throw new Error('no page of the wallet');
  const back = await agree(first.action.url, email);
  const { attempt, request } = made;
  const asked = { ...attempt, providerReference: null, result: {} };
  const { stored } = await paypal.finish(asked, Object.fromEntries(back));
  const token = stored?.token ?? '';
  const reference = `${request.reference}-2`;
  const seen = await paypal.charge({
    ...{ ...request, reference, idempotencyKey: reference, means: { kind: 'stored', token } },
    ...{ purpose: 'renewal', initiator: 'merchant', sca: 'none', cardOnFile: 'renewal' },
    ...{ store: false, browser: null },
  });
  expect(seen).toMatchObject({ reference, outcome, threeDs: false, action: null });
});

test('an order that was paid is not paid again when its key is long forgotten', async () => {
  const buyer = await createBuyer();
  const means = { kind: 'hosted' } as const;
  const made = await createOrder({ viewer: buyer.viewer, provider: 'paypal', means });
  const first = await paypal.charge(made.request);
  if (first.action?.type !== 'redirect') throw new Error('no page of the wallet');
  const back = await agree(first.action.url, 'buyer');
  const { company, reference, amountMinor, currency } = made.request;
  const asked = { company, reference, amountMinor, currency, result: {}, method: 'paypal' };
  const attempt = { ...asked, idempotencyKey: 'k', providerReference: null };
  expect(await paypal.finish(attempt, Object.fromEntries(back))).toMatchObject({
    state: 'captured',
  });
  expect(await paypal.charge({ ...made.request, idempotencyKey: 'forgotten' })).toMatchObject({
    ...{ state: 'unknown', technical: false },
  });
});
