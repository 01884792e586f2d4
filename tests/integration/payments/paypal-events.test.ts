// [money §4 PayPal: order] [money §7 POST /api/webhooks/paypal]
import { describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { paypal } from '#lib/payments/providers/paypal/adapter.ts';
import { createBuyer, createOrder } from '../../factories/order.ts';
import { json, send } from './payment-calls.ts';
import { agree } from './wallet-flow.ts';
import { approved, attemptOf, order, ordered, walletSandbox } from './wallet-orders.ts';

const { awaitDelivery, takeIn, url } = walletSandbox();

describe('a notification of the wallet', () => {
  async function paid() {
    const { buyer, id, approveUrl } = await ordered();
    await agree(approveUrl, 'buyer');
    await approved(buyer, id);
    return { buyer, id, reference: (await attemptOf(id)).reference };
  }

  const dispute = async (body: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${url()}/paypal/webhook/dispute`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { readonly disputeId: string };
  };

  test.each([
    ['RESOLVED_SELLER_FAVOUR', 'won'],
    ['RESOLVED_BUYER_FAVOUR', 'lost'],
  ])('about a dispute that ends with %s makes it %s', async (outcome, state) => {
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

  test('is accepted with a certificate of its own hosts only', async () => {
    const { id } = await paid();
    const delivery = await awaitDelivery(id, 'PAYMENT.CAPTURE.COMPLETED');
    const elsewhere = (change: Readonly<Record<string, string>>) =>
      paypal.receive({ ...delivery, headers: { ...delivery.headers, ...change } });
    await expect(elsewhere({})).resolves.toHaveLength(1);
    const certificate = new URL(delivery.headers['paypal-cert-url'] ?? '');
    for (const change of [
      // The same file under a host that is not the provider's.
      { 'paypal-cert-url': `http://localhost:${certificate.port}${certificate.pathname}` },
      { 'paypal-cert-url': 'https://api.paypal.com.evil.test/cert.pem' },
      { 'paypal-cert-url': 'file:///etc/passwd' },
      { 'paypal-transmission-id': 'another' },
      { 'paypal-auth-algo': 'none' },
    ]) {
      await expect(elsewhere(change)).rejects.toMatchObject({ code: 'signature_invalid' });
    }
  });

  test('about a revoked agreement ends charges to it', async () => {
    const { buyer, id, approveUrl } = await ordered(order({ rateplan: { product_id: 'sub_3m' } }));
    await agree(approveUrl, 'buyer');
    await approved(buyer, id);
    const { memberId, publicId } = { ...buyer, ...buyer.viewer };
    const { token } = await db().mandate.findFirstOrThrow({ where: { memberId, state: 'valid' } });
    const rules = await send('POST /api/pay_rules/get_pay_rules', { viewer: buyer.viewer });
    // A wallet agreement is not a stored card.
    expect(await json(rules)).toMatchObject({ actonfile: false, newCard: true });
    const revocation = { company: 'gankomedia', token, payerId: publicId };
    expect(await paypal.revoke(revocation)).toBe('revoked');
    await takeIn(token, 'VAULT.PAYMENT-TOKEN.DELETED');
    expect(await db().mandate.findMany({ where: { memberId } })).toMatchObject([
      { state: 'revoked' },
    ]);
  });
});

test.each([
  ['refused-later', 'insufficient_funds'],
  ['buyer', 'success'],
])('a renewal of %s ends with %s without its buyer', async (email, outcome) => {
  const { viewer } = await createBuyer();
  const productId = 'sub_3m';
  const paymentMethod = { kind: 'hosted' } as const;
  const made = await createOrder({ viewer, provider: 'paypal', paymentMethod, productId });
  const first = await paypal.charge(made.request);
  if (first.action?.type !== 'redirect') throw new Error('the order has no approval page');
  const back = await agree(first.action.url, email);
  const { attempt, request } = made;
  const asked = { ...attempt, providerReference: null, result: {} };
  const { stored } = await paypal.finish(asked, Object.fromEntries(back));
  const token = stored?.token ?? '';
  const reference = `${request.reference}-2`;
  const seen = await paypal.charge({
    ...request,
    reference,
    idempotencyKey: reference,
    paymentMethod: { kind: 'stored', token },
    purpose: 'renewal',
    initiator: 'merchant',
    sca: 'none',
    cardOnFile: 'renewal',
    store: false,
    browser: null,
  });
  expect(seen).toMatchObject({ reference, outcome, threeDs: false, action: null });
});

test('a paid order is not charged again when its key has expired at the provider', async () => {
  const buyer = await createBuyer();
  const paymentMethod = { kind: 'hosted' } as const;
  const made = await createOrder({ viewer: buyer.viewer, provider: 'paypal', paymentMethod });
  const first = await paypal.charge(made.request);
  if (first.action?.type !== 'redirect') throw new Error('the order has no approval page');
  const back = await agree(first.action.url, 'buyer');
  const { company, reference, amountMinor, currency } = made.request;
  const asked = { company, reference, amountMinor, currency, result: {}, method: 'paypal' };
  const attempt = { ...asked, idempotencyKey: 'k', providerReference: null };
  expect(await paypal.finish(attempt, Object.fromEntries(back))).toMatchObject({
    state: 'captured',
  });
  expect(await paypal.charge({ ...made.request, idempotencyKey: 'forgotten' })).toMatchObject({
    state: 'unknown',
    technical: false,
  });
});
