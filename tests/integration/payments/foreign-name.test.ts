import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { db } from '#lib/db/client.ts';
import { endpoints } from '#lib/http/registry.ts';
import { createBuyer, createOrder } from '../../factories/order.ts';
import { charge, json, send } from './payment-calls.ts';

/** Every payment call with a `clickid`, alone or inside the request of a wallet. */
const NAMED = [...endpoints.entries()]
  .filter(([, { endpoint }]) => endpoint.context === 'payment' && endpoint.access === 'member')
  .filter(
    ([
      ,
      {
        endpoint: { body },
      },
    ]) => {
      const schema = body && z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
      return JSON.stringify(schema ?? null).includes('"clickid"');
    },
  )
  .map(([key]) => key);

/** A body that each of these calls accepts. */
function bodyWith(clickid: string, orderId: string) {
  const ordered = { ...charge('4111111111111111'), clickid };
  const response = {
    id: 'AAAAAAAAAAAA',
    paymentMethodData: { tokenizationData: { token: 'sealed' } },
  };
  const wallet = { token: 'sealed', validationURL: 'https://apple.example', response };
  return { ...ordered, ...wallet, request: ordered, orderId };
}

describe('31: another member’s clickid', () => {
  test('is part of every order call', () => {
    expect(NAMED).toEqual(
      expect.arrayContaining([
        'POST /api/orders/tryCharge',
        'POST /api/orders/trustpay/tryCharge',
        'POST /api/orders/maxpay/tryCharge',
        'POST /api/orders/client/paypal/createOrder',
        'POST /api/orders/client/paypal/orderOk',
        'POST /api/orders/mollie/createPayment',
        'POST /api/orders/googlePay/paymentData',
        'POST /api/orders/applePay/authorize',
        'POST /api/orders/unsubUser',
        'POST /api/pay_rules/get_pay_rules',
      ]),
    );
  });

  test.each(NAMED)('is refused by %s', async (key) => {
    const { viewer, memberId } = await createBuyer();
    const other = await createBuyer();
    const { intent } = await createOrder({
      viewer,
      provider: 'adyen',
      paymentMethod: { kind: 'hosted' },
    });
    const before = await db().attempt.count({ where: { intent: { memberId } } });
    const body = bodyWith(other.publicId, intent.publicId);
    const answer = await send(key, { viewer, body });
    expect({ status: answer.status, answer: await json(answer) }).toMatchObject({
      status: 404,
      answer: { code: 'not_found' },
    });
    expect(await db().attempt.count({ where: { intent: { memberId } } })).toBe(before);
  });
});
