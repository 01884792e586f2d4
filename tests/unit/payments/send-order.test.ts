import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CallError } from '#lib/http/client/call-error.ts';
import { toWire } from '#lib/wire/rename.ts';
import { storedOrderKey } from '#components/payments/order-key.ts';
import type { OrderAnswer } from '#components/payments/order-state.ts';
import { sendOrder, type SubmitOrder } from '#components/payments/send-order.ts';

const ordered = { productId: 'pack_50', offerHash: 'hash', method: 'credit_card' };
const outside = globalThis as unknown as { sessionStorage?: unknown; fetch: unknown };
const before = { storage: outside.sessionStorage, fetch: outside.fetch };

beforeEach(() => {
  const stored = new Map<string, string>();
  outside.sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
});
afterEach(() => {
  outside.sessionStorage = before.storage;
  outside.fetch = before.fetch;
});

const answer = (change: Partial<OrderAnswer>): OrderAnswer => ({
  status: 'ok',
  message: 'success',
  threeDS: null,
  paymentSystem: 'adyen',
  data: { customerId: 'c', orderId: 'o', kind: 'pack', returned: false },
  ...change,
});

const CHALLENGE = answer({
  message: 'authentication_required',
  threeDS: { type: 'redirect', url: 'https://bank.test', method: 'GET', data: {} },
});

/** The answer of the status call for a known order. */
function answerStatus(result: boolean, message = 'generic'): void {
  const data = { orderId: 'o', kind: 'pack', returned: false };
  outside.fetch = () =>
    Promise.resolve(Response.json(toWire({ result, message, threeDS: null, data })));
}

const said = (...answers: readonly (OrderAnswer | null | string)[]) => {
  const left = [...answers];
  return jest.fn<SubmitOrder>(() => {
    const next = left.shift();
    if (typeof next === 'string') return Promise.reject(new CallError(409, { code: next }));
    return Promise.resolve(next ?? null);
  });
};

const keysOf = (submit: ReturnType<typeof said>) => submit.mock.calls.map(([key]) => key);

describe('an order that is sent', () => {
  test('is repeated under its key when the answer was lost', async () => {
    const submit = said('offline', answer({}));
    expect(await sendOrder(ordered, submit)).toEqual({ at: 'paid', kind: 'pack' });
    const [first, second] = keysOf(submit);
    expect(second).toBe(first);
  });

  test('keeps its key while the bank decides, and while the status is unknown', async () => {
    const submit = said(
      CHALLENGE,
      'offline',
      'offline',
      answer({ status: 'open', message: 'open' }),
    );
    expect(await sendOrder(ordered, submit)).toMatchObject({ at: 'acting', orderId: 'o' });
    expect(await sendOrder(ordered, submit)).toEqual({ at: 'refused', code: 'offline' });
    expect(await sendOrder(ordered, submit)).toMatchObject({ result: { outcome: 'open' } });
    expect(new Set(keysOf(submit)).size).toBe(1);
    expect(storedOrderKey(ordered)).toBe(keysOf(submit)[0]);
  });

  test.each([
    ['paid', answer({})],
    ['refused', answer({ status: 'ko', message: 'card_declined' })],
    ['closed by then', 'conflict'],
  ])('gets a new key for the next one once it was %s', async (_what, last) => {
    const submit = said(last, CHALLENGE);
    await sendOrder(ordered, submit);
    expect(storedOrderKey(ordered)).toBeNull();
    await sendOrder(ordered, submit);
    const [first, second] = keysOf(submit);
    expect(second).not.toBe(first);
  });

  test('is not sent when the buyer went back', async () => {
    expect(await sendOrder(ordered, said(null))).toEqual({ at: 'form' });
  });
});

describe('another card under the key of an earlier order', () => {
  test.each([
    ['success', { at: 'paid', kind: 'pack' }],
    ['open', { at: 'result', result: { outcome: 'open', kind: 'pack', returned: false } }],
  ])('shows the earlier order at %s, and charges nothing', async (message, state) => {
    answerStatus(true, message);
    const submit = said('idempotency_reused', answer({}));
    expect(await sendOrder(ordered, submit)).toEqual(state);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['was refused', true, 'card_declined'],
    ['waits at the bank and was left', true, 'pending'],
    ['never went out', false, 'generic'],
  ])('is a new order when the earlier one %s', async (_what, result, message) => {
    answerStatus(result, message);
    const submit = said('idempotency_reused', answer({}));
    expect(await sendOrder(ordered, submit)).toEqual({ at: 'paid', kind: 'pack' });
    const [first, second] = keysOf(submit);
    expect(second).not.toBe(first);
  });
});
