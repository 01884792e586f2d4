// [core §6 Verified user] [core §7 GET /api/legal/get_receipt/{chargeId}] [money §1 Card check free of charge]
// [money §2 /adyen/paymentCheck] [money §3 Plan] [money §3 Card payload] [money §3 Answer]
// [money §4 Card check leads to the first verification plan] [money §4 3DS adyen]
// [money §4 Failure popup by message] [money §4 Return] [money §4 Outcomes success]
// [money §7 POST /api/orders/tryCharge] [money §7 POST /api/pay_rules/get_pay_rules]
// [money §7 POST /api/orders/adyen/checkTransactionStatus] [money §8 change_method] [money §8 Plan missing]
// [money §8 payment_method_unavailable]
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { singleton } from '#lib/kernel/singleton.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { processProviderEventsWork } from '#lib/payments/webhooks/process-provider-events.ts';
import { createBuyer } from '../../factories/order.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';
import { charge, json, send } from './payment-calls.ts';
import { answerChallenge, redirectResult } from './challenge.ts';

let sandbox: Sandbox;
const logs: string[] = [];
// The app's own logger redacts. This one does not, so a value missing here was never passed to the logger.
singleton('log', () => pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) }));

beforeAll(async () => {
  sandbox = await startSandbox(async ({ company, raw }) => {
    const answer = await send('POST /api/webhooks/adyen', { raw, query: { c: company } });
    if (!answer.ok) throw new Error(await answer.text());
    await processProviderEventsWork.run(clock.now(), 50);
  });
});
afterAll(() => sandbox.stop());

/** Publishes a copy of the usual flow without card payments. */
async function publishCardless(): Promise<string> {
  const { config, brandId } = await db().flowVersion.findFirstOrThrow({
    where: { brandId: 'dolcevita', code: '7' },
    orderBy: { version: 'desc' },
  });
  const cardless = { ...(config as object), paymentMethods: ['paypal'] };
  const code = 'cardless';
  await db().flowVersion.create({
    data: { id: newId(), brandId, code, version: 1, config: cardless, publishedAt: clock.now() },
  });
  return code;
}

describe('the payment calls', () => {
  test('refuse and do not store an unknown plan, or a method that the flow does not offer', async () => {
    const { viewer, memberId } = await createBuyer();
    const body = charge('4111111111111111', { rateplan: { product_id: 'pack_9000' } });
    const unknown = await send('POST /api/orders/tryCharge', { viewer, body });
    expect(unknown.status).toBe(404);
    expect(await json(unknown)).toMatchObject({ code: 'plan_unknown', message: 'payment-2300' });

    const other = await createBuyer({ flowCode: await publishCardless() });
    const cardless = await send('POST /api/orders/tryCharge', {
      viewer: other.viewer,
      body: charge('4111111111111111'),
    });
    expect(cardless.status).toBe(422);
    expect(await json(cardless)).toMatchObject({
      code: 'payment_method_unavailable',
      message: 'payment-2307',
      params: { method: 'credit_card' },
    });
    const either = { memberId: { in: [memberId, other.memberId] } };
    expect(await db().intent.count({ where: either })).toBe(0);
  });

  test('charge a card at our price, whatever the browser claims, and return the receipt as a PDF', async () => {
    const { viewer, memberId } = await createBuyer();
    const answer = await send('POST /api/orders/tryCharge', {
      viewer,
      body: charge('4111111111111111'),
    });
    expect(await json(answer)).toMatchObject({
      status: 'ok',
      message: 'success',
      threeDS: null,
      payment_system: 'adyen',
      data: { customerId: viewer.publicId },
    });
    const sale = await db().charge.findFirstOrThrow({
      where: { memberId },
      include: { intent: true },
    });
    expect(sale).toMatchObject({ amountMinor: 2_490, currency: 'EUR' });
    expect(sale.intent).toMatchObject({ company: 'gankomedia', descriptor: 'DOLCEVITA DEMO' });
    const pdf = await send('GET /api/legal/get_receipt/{chargeId}', {
      viewer,
      params: { chargeId: sale.publicId },
    });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const stranger = await createBuyer();
    const theirs = { viewer: stranger.viewer, params: { chargeId: sale.publicId } };
    expect((await send('GET /api/legal/get_receipt/{chargeId}', theirs)).status).toBe(404);
  });

  test('return 3DS as a form and finish it through the status call', async () => {
    const { viewer, memberId } = await createBuyer();
    const first = await json(
      await send('POST /api/orders/tryCharge', { viewer, body: charge('4212345678910006') }),
    );
    expect(first).toMatchObject({ status: 'ok', message: 'authentication_required' });
    const action = first['threeDS'] as {
      url: string;
      method: string;
      data: Record<string, string>;
    };
    expect(action.method).toBe('POST');
    const { orderId } = first['data'] as { orderId: string };
    const check = (redirectResult: string) =>
      send('POST /api/orders/adyen/checkTransactionStatus', {
        viewer,
        body: { clickid: viewer.publicId, redirectResult, orderId },
      }).then(json);
    expect(await check('invented')).toMatchObject({ result: true, message: 'pending' });
    const back = await answerChallenge(action);
    expect(back.pathname).toBe('/adyen/paymentCheck');
    expect(back.searchParams.get('order')).toBe(orderId);
    const result = back.searchParams.get('redirectResult') ?? '';
    expect(await check(result)).toMatchObject({ result: true, message: 'success' });
    expect(await check(result)).toMatchObject({ result: true, message: 'success' });
    expect(await db().charge.count({ where: { memberId } })).toBe(1);
    const stranger = await createBuyer();
    const theirs = { viewer: stranger.viewer, body: { redirectResult: result, orderId } };
    const refused = await send('POST /api/orders/adyen/checkTransactionStatus', theirs);
    expect(refused.status).toBe(404);
    const nothing = { viewer: stranger.viewer, body: { redirectResult: result } };
    expect(
      await json(await send('POST /api/orders/adyen/checkTransactionStatus', nothing)),
    ).toMatchObject({ result: false });
  });

  test('fulfil an order by the notification alone when the buyer never returns', async () => {
    const { viewer, memberId } = await createBuyer();
    const first = await json(
      await send('POST /api/orders/tryCharge', { viewer, body: charge('4212345678910006') }),
    );
    const action = first['threeDS'] as { url: string };
    await answerChallenge(action);
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await db().charge.count({ where: { memberId } })) === 1) break;
      await sleep(50);
    }
    expect(await db().charge.count({ where: { memberId } })).toBe(1);
    const member = await db().user.findUniqueOrThrow({ where: { id: memberId } });
    expect(member).toMatchObject({ level: 1, cardVerifiedBy: 'payment_3ds' });
  });

  test('answer a refusal with its wire message', async () => {
    const { viewer } = await createBuyer();
    const said = async (lastName: string) =>
      (
        await json(
          await send('POST /api/orders/tryCharge', {
            viewer,
            body: charge('4111111111111111', { lastName }),
          }),
        )
      )['message'];
    expect(await said('Fraud')).toBe('address blacklisted');
    expect(await said('Blocked_Retry')).toBe('already declined');
    expect(await said('Shopper_Cancelled')).toBe('riprova');
    expect(await said('Invalid_Amount')).toBe('generico');
  });

  test('do not try the card after too many refusals', async () => {
    const { viewer, memberId } = await createBuyer();
    let tries = 0;
    // Another holder each time: the same card entered again unchanged is not sent a second time.
    const body = () =>
      charge('4111111111111111', { firstName: `Ada ${tries}`, lastName: 'Declined' });
    for (; tries < 6; tries += 1) {
      await send('POST /api/orders/tryCharge', { viewer, body: body() });
    }
    expect(
      await json(await send('POST /api/orders/tryCharge', { viewer, body: body() })),
    ).toMatchObject({
      status: 'ko',
      message: 'change_method',
    });
    expect(await db().attempt.count({ where: { intent: { memberId } } })).toBe(6);
    const rules = await json(await send('POST /api/pay_rules/get_pay_rules', { viewer }));
    expect(rules['limits']).toMatchObject({ triesLeft: 0, triesPerHour: 6 });
  });

  test('charge once for two presses', async () => {
    const { viewer, memberId } = await createBuyer();
    const body = charge('4111111111111111');
    const answers = await Promise.all(
      [1, 2, 3].map(() => send('POST /api/orders/tryCharge', { viewer, body })),
    );
    const statuses = await Promise.all(answers.map(json));
    expect(statuses.some(({ status }) => status === 'ok')).toBe(true);
    expect(await db().charge.count({ where: { memberId } })).toBe(1);
    const again = await json(await send('POST /api/orders/tryCharge', { viewer, body }));
    expect(again).toMatchObject({ status: 'ok', message: 'success' });
    const other = { ...body, rateplan: { product_id: 'pack_50' } };
    expect(
      await json(await send('POST /api/orders/tryCharge', { viewer, body: other })),
    ).toMatchObject({
      code: 'idempotency_reused',
    });
  });

  test('verify a card without charging or storing it', async () => {
    const { viewer, memberId } = await createBuyer();
    const body = charge('4212345678910006', { rateplan: 'card_check', acceptOrder: false });
    const first = await json(await send('POST /api/orders/tryCharge', { viewer, body }));
    const action = first['threeDS'] as { url: string };
    const checked = await send('POST /api/orders/adyen/checkTransactionStatus', {
      viewer,
      body: { redirectResult: await redirectResult(action) },
    });
    expect(await json(checked)).toMatchObject({ message: 'success' });
    const member = await db().user.findUniqueOrThrow({ where: { id: memberId } });
    expect(member).toMatchObject({ level: 0, cardVerifiedBy: 'card_check' });
    expect(await db().charge.count({ where: { memberId } })).toBe(0);
    expect(await db().mandate.count({ where: { memberId } })).toBe(0);
  });

  test.each([
    ['a bare number', { cardNumber: '4111 1111 1111 1111' }],
    ['a number in another field', { city: 'my card: 5555 4444 3333 1111' }],
    ['no name', { firstName: ' ' }],
    ['no order', { acceptOrder: false }],
    ['no request to begin now', { startNow: false }],
    ['an unknown plan', { rateplan: 'gold' }],
    ['a foreign offer', { offerHash: 'other' }],
    ['a short key', { idempotencyKey: 'x' }],
    ['a plan that is no plan', { rateplan: { price: 1 } }],
  ])('%s is refused and nothing is stored', async (_what, more) => {
    const { viewer, memberId } = await createBuyer();
    const body = charge('4111111111111111', more);
    const answer = await send('POST /api/orders/tryCharge', { viewer, body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(JSON.stringify(await answer.json())).not.toMatch(/4111|5555/);
    expect(await db().intent.count({ where: { memberId } })).toBe(0);
  });

  test('return methods, limits and prices from the database', async () => {
    const { viewer } = await createBuyer();
    const rules = await json(await send('POST /api/pay_rules/get_pay_rules', { viewer }));
    const methods = ['credit_card', 'paypal', 'googlepay', 'applepay', 'mollie'];
    expect(rules).toMatchObject({ methods, currency: 'EUR', actonfile: false });
    const plans = rules['plans'] as Record<string, unknown>[];
    expect(plans.length).toBeGreaterThan(2);
    expect(plans[0]).toMatchObject({
      product_id: expect.any(String),
      prezzo: expect.stringMatching(/^\d+\.\d\d$/),
      prezzoMinor: expect.any(Number),
      crediti: expect.any(Number),
    });
  });

  test('write no log line with a card number or an encrypted field', () => {
    expect(logs.length).toBeGreaterThan(0);
    expect(logs.join('')).not.toMatch(/4111111111111111|4212345678910006|5555 4444|test_\d/);
  });
});
