import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import type { PaymentMethod } from '#lib/payments/providers/charge-request.ts';
import { notProcessed, nothingKnown } from '#lib/payments/providers/nothing-known.ts';
import type { Provider } from '#lib/payments/providers/provider.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { triesLeft } from '#lib/payments/queries.ts';
import { reconcileAttemptsWork } from '#lib/payments/attempts/reconcile-attempts.ts';
import { publishRoute } from '#lib/payments/routes/publish-route.ts';
import { providerOptions } from '#lib/payments/routes/try-providers.ts';
import { tryCharge } from '#lib/payments/orders/try-charge.ts';
import { cardOrder } from '../../factories/card-order.ts';
import { createBuyer } from '../../factories/order.ts';
import { captured, simulatedProvider } from '../../factories/simulated-provider.ts';

type Answer = 'takes' | 'refuses' | 'technical' | 'lost';

const FIELDS = new Set(['card_fields', 'refund'] as const);
const PAGE = new Set(['hosted_page', 'refund'] as const);

/** A provider with a preset answer that records its charge requests. */
function simulated(name: 'trustpay' | 'maxpay', can: typeof FIELDS | typeof PAGE) {
  let answer: Answer = 'takes';
  const asked: PaymentMethod[] = [];
  const provider: Provider = {
    ...simulatedProvider().provider,
    name,
    methods: { credit_card: can },
    charge: (request) => {
      asked.push(request.paymentMethod);
      if (answer === 'technical') return Promise.resolve(notProcessed({ call: 'not_sent' }));
      if (answer === 'lost') return Promise.resolve(nothingKnown('unknown', 'open'));
      const { reference } = request;
      const no = { ...nothingKnown('refused', 'card_declined'), reference };
      return Promise.resolve(answer === 'refuses' ? no : captured(request));
    },
    inquire: () => Promise.resolve(nothingKnown('unknown', 'open')),
  };
  return {
    provider,
    asked,
    answers: (next: Answer) => {
      answer = next;
      asked.length = 0;
    },
  };
}

const first = simulated('trustpay', FIELDS);
const second = simulated('maxpay', PAGE);

type Names = readonly ['trustpay', ...'maxpay'[]];

function publish(...providers: Names): Promise<void> {
  const route = { company: 'gankomedia', flowCode: '', method: 'credit_card' } as const;
  return publishRoute(db(), { ...route, providers }, clock.now());
}

beforeAll(async () => {
  installProvider(first.provider);
  installProvider(second.provider);
  await publish('trustpay', 'maxpay');
});

beforeEach(() => {
  first.answers('takes');
  second.answers('takes');
});

let keys = 0;

async function ordering() {
  keys += 1;
  const { viewer, memberId, token } = await createBuyer();
  const order = await cardOrder({ token, key: `routing-${keys}` });
  const attempts = async () =>
    (
      await db().attempt.findMany({
        where: { intent: { memberId } },
        orderBy: { createdAt: 'asc' },
      })
    ).map(({ provider, state, technical }) => [provider, state, technical]);
  const charges = () => db().charge.count({ where: { memberId } });
  return { viewer, memberId, order, attempts, charges };
}

describe('the next provider of a route', () => {
  test('is asked, on its own page, when the first had a technical failure', async () => {
    first.answers('technical');
    const { memberId, order, attempts, charges } = await ordering();
    const charged = await tryCharge(order);
    expect(charged).toMatchObject({ state: 'captured', provider: 'maxpay' });
    expect(await attempts()).toEqual([
      ['trustpay', 'error', true],
      ['maxpay', 'captured', false],
    ]);
    expect(second.asked).toEqual([{ kind: 'hosted' }]);
    expect(await charges()).toBe(1);
    expect(await tryCharge(order)).toMatchObject({ state: 'captured', provider: 'maxpay' });
    expect(second.asked).toHaveLength(1);
    expect(await triesLeft(memberId, clock.now())).toBe(6);
    expect(await checkLedger(clock.now())).toEqual([]);
  });

  test.each([
    ['refuses', 'refused'],
    ['lost', 'unknown'],
    ['takes', 'captured'],
  ] as const)('is not asked when the first %s', async (answer, state) => {
    first.answers(answer);
    const { order, attempts } = await ordering();
    expect(await tryCharge(order)).toMatchObject({ state, provider: 'trustpay' });
    expect(await tryCharge(order)).toMatchObject({ state, provider: 'trustpay' });
    expect(await attempts()).toEqual([['trustpay', state, false]]);
    expect(second.asked).toEqual([]);
  });

  test('is not repeated: when all of them fail technically, the answer is to retry', async () => {
    first.answers('technical');
    second.answers('technical');
    const { order, attempts, charges } = await ordering();
    const outcomes = { state: 'error', outcome: 'retry', provider: 'maxpay' };
    expect(await tryCharge(order)).toMatchObject(outcomes);
    expect(await tryCharge(order)).toMatchObject(outcomes);
    expect(await attempts()).toHaveLength(2);
    expect(await charges()).toBe(0);
  });
});

test('two copies of one order at once reach the next provider once', async () => {
  first.answers('technical');
  const { order, charges } = await ordering();
  const outcomes = await Promise.allSettled([tryCharge(order), tryCharge(order)]);
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(second.asked.length).toBeLessThanOrEqual(1);
  expect(await tryCharge(order)).toMatchObject({ state: 'captured', provider: 'maxpay' });
  expect(second.asked).toHaveLength(1);
  expect(await charges()).toBe(1);
});

describe('a process that ended between two providers', () => {
  /** An order with a technical failure at the first provider and no request to the second. */
  async function left() {
    const made = await ordering();
    await publish('trustpay');
    first.answers('technical');
    expect(await tryCharge(made.order)).toMatchObject({ state: 'error', provider: 'trustpay' });
    await publish('trustpay', 'maxpay');
    first.answers('takes');
    return made;
  }

  test('continues when the same order is sent again', async () => {
    const { order, attempts, charges } = await left();
    expect(await tryCharge(order)).toMatchObject({ state: 'captured', provider: 'maxpay' });
    expect(first.asked).toEqual([]);
    expect(await attempts()).toHaveLength(2);
    expect(await charges()).toBe(1);
  });

  test('leaves an order that expires without a charge', async () => {
    const { order, attempts, charges } = await left();
    await reconcileAttemptsWork.run(after(clock.now(), HOUR + MINUTE), 100);
    expect(await tryCharge(order)).toMatchObject({ state: 'error', provider: 'trustpay' });
    expect(await attempts()).toHaveLength(1);
    expect([first.asked, second.asked, await charges()]).toEqual([[], [], 0]);
    expect(await checkLedger(clock.now())).toEqual([]);
  });
});

test('payment methods go only to providers that support them', () => {
  const route = [first.provider, second.provider];
  const names = (paymentMethod: PaymentMethod, among = route) =>
    providerOptions(among, 'credit_card', paymentMethod).map(({ provider }) => provider.name);
  expect(names({ kind: 'hosted' })).toEqual(['maxpay']);
  expect(names({ kind: 'stored', token: 'kept' })).toEqual(['trustpay']);
  expect(() => names({ kind: 'hosted' }, [first.provider])).toThrow('payment_method_unavailable');
});
