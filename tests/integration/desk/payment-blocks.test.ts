import { beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { createOperator } from '../../factories/operator.ts';
import { createOrder } from '../../factories/order.ts';
import { hostedOrder } from '../../factories/paid-order.ts';
import { simulatedBank } from '../../factories/simulated-bank.ts';
import { askDesk } from './ask-desk.ts';
import { orderPage, purpose } from './order-page.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

installProvider(simulatedBank().bank);

const LIST = 'GET /api/desk/paymentBlocks';
const BLOCK = 'POST /api/desk/orders/{orderId}/block';
const CONFIRM = 'POST /api/desk/paymentBlocks/{id}/confirm';
const LIFT = 'POST /api/desk/paymentBlocks/{id}/lift';

const token = { finance: '', care: '', elsewhere: '' };
beforeAll(async () => {
  token.finance = (await createOperator({ role: 'finance' })).token;
  token.care = (await createOperator({ role: 'care' })).token;
  token.elsewhere = (await createOperator({ role: 'finance', brandIds: ['fuego'] })).token;
});

const reason = 'a stolen card';

type Listed = readonly { readonly id: string; readonly state: string; readonly orderId: string }[];

async function listed(query: Readonly<Record<string, string>>, by = token.finance) {
  const { answer } = await askDesk(LIST, { token: by, query, purpose });
  return answer['blocks'] as Listed;
}

const blockOf = (orderId: string, by = token.finance) =>
  askDesk(BLOCK, { token: by, params: { orderId }, body: { kinds: ['email'], reason }, purpose });

/** A paid order of a member whose address is listed by the desk, and their next order, refused. */
async function refusedOrder() {
  const { buyer, intent, attempt, request } = await hostedOrder();
  await submitAttempt(attempt, request, clock.now());
  expect(await blockOf(intent.publicId)).toMatchObject({ status: 200, answer: { entries: 1 } });
  const next = await createOrder({
    viewer: buyer.viewer,
    provider: 'mollie',
    method: 'mollie',
    paymentMethod: { kind: 'hosted' },
  });
  const synced = await submitAttempt(next.attempt, next.request, clock.now());
  expect(synced).toMatchObject({ state: 'refused', outcome: 'generic' });
  return { buyer, orderId: intent.publicId, refusedId: next.intent.publicId };
}

describe('40: the list of refused payers at the desk', () => {
  test('is extended by finance from an order, with its reason in the access log', async () => {
    const { orderId, refusedId } = await refusedOrder();
    expect(await blockOf(orderId)).toMatchObject({ answer: { entries: 0 } });
    const [entry] = (await listed({ state: 'active' })).filter((one) => one.orderId === orderId);
    expect(entry).toMatchObject({ kind: 'email', reason, hits: 1, source: 'staff' });
    expect(JSON.stringify(entry)).not.toContain('hash');
    const logged = await db().auditEntry.findMany({
      where: { action: 'payer.block', subject: orderId, purpose },
    });
    const added = (entries: number) => ({ reason, kinds: 'email', entries });
    expect(new Set(logged.map(({ data }) => data))).toEqual(new Set([added(1), added(0)]));
    const { timeline } = await orderPage(refusedId, token.finance);
    expect(JSON.stringify(timeline)).toContain('our list of refused payers');
  });

  test('is corrected by customer care when the refused member complains', async () => {
    const { buyer, orderId, refusedId } = await refusedOrder();
    for (const refused of [refusedId, buyer.publicId]) {
      expect(await listed({ refused }, token.care)).toMatchObject([{ orderId, state: 'active' }]);
    }
    const [entry] = await listed({ refused: refusedId }, token.care);
    const params = { id: entry?.id ?? '' };
    const body = { reason: 'The holder showed that the card is theirs.' };
    expect((await askDesk(CONFIRM, { token: token.care, params, body, purpose })).code).toBe(
      'forbidden',
    );
    expect((await blockOf(orderId, token.care)).code).toBe('forbidden');
    const lift = () => askDesk(LIFT, { token: token.care, params, body, purpose });
    expect(await lift()).toMatchObject({ status: 200 });
    expect(await lift()).toMatchObject({ code: 'conflict' });
    expect(await listed({ refused: refusedId })).toMatchObject([{ state: 'lifted' }]);
    const next = await createOrder({
      viewer: buyer.viewer,
      provider: 'mollie',
      method: 'mollie',
      paymentMethod: { kind: 'hosted' },
    });
    expect(await submitAttempt(next.attempt, next.request, clock.now())).toMatchObject({
      state: 'captured',
    });
  });

  test('is hidden from operators of other brands', async () => {
    const { orderId, refusedId } = await refusedOrder();
    const [entry] = await listed({ refused: refusedId });
    const by = token.elsewhere;
    expect(await listed({ state: 'active' }, by)).toEqual([]);
    expect(await listed({ refused: refusedId }, by)).toEqual([]);
    expect((await blockOf(orderId, by)).code).toBe('not_found');
    const params = { id: entry?.id ?? '' };
    for (const key of [LIFT, CONFIRM]) {
      const answer = await askDesk(key, { token: by, params, body: { reason }, purpose });
      expect(answer.code).toBe('not_found');
    }
  });

  test('takes no card number as a reason, and no entry without a kind', async () => {
    const { intent } = await hostedOrder();
    const params = { orderId: intent.publicId };
    const ask = (body: object) => askDesk(BLOCK, { token: token.finance, params, body, purpose });
    expect((await ask({ kinds: ['email'], reason: 'card 4111 1111 1111 1111' })).code).toBe(
      'card_data_refused',
    );
    expect((await ask({ kinds: [], reason })).code).toBe('input_invalid');
  });
});
