import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Outcome } from '#lib/payments/outcomes.ts';
import { RETURNS, type ReturnSegment } from '#lib/payments/returns/return-table.ts';
import { orderKey } from '#components/payments/order-key.ts';
import { PaymentReturn } from '#components/payments/payment-return.tsx';
import type { PlanKind } from '#lib/db/generated/enums.ts';
import { textOf } from '#tests/component/support/element.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { renderPage } from '#tests/component/support/render.tsx';
import { answering, callsOf, OFFLINE, refusal } from '#tests/component/support/server.ts';
import { stepsOf } from './dom.ts';
import { pass } from './fake-time.ts';
import { brandAt, BRANDS, type TestBrand } from './offers.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

type Came = {
  readonly segment?: ReturnSegment;
  readonly brand?: TestBrand;
  readonly brought?: string;
  readonly orderId?: string;
  readonly prefix?: string;
};

const STATUS = 'POST /api/orders/status';

const callOf = (segment: ReturnSegment) =>
  `POST /api/orders/${RETURNS[segment].provider}/checkTransactionStatus` as const;

function comeBack({ segment = 'adyen', brand = 'dolcevita', ...came }: Came = {}) {
  const { brought = 'result-1', orderId = 'order-1', prefix = '' } = came;
  const route = RETURNS[segment];
  const query = new URLSearchParams({
    order: orderId,
    ...(route.param && { [route.param]: brought }),
  });
  return renderPage(
    <PaymentReturn route={route} brought={brought} orderId={orderId} prefix={prefix} />,
    {
      brand,
      path: `${prefix}/${segment}/paymentCheck?${query.toString()}`,
    },
  );
}

function decided(message: Outcome, change: { kind?: PlanKind; returned?: boolean } = {}) {
  const { kind = 'pack', returned = false } = change;
  return {
    result: true,
    message,
    threeDS: null,
    data: { orderId: 'order-1', kind, returned },
  } as never;
}

const segments = Object.keys(RETURNS) as ReturnSegment[];

describe('a return page', () => {
  test.each(segments.map((segment, index) => [segment, brandAt(index)] as const))(
    'queries the provider of %s (%s) once with its return parameter, and keeps only the order in the address',
    async (segment, brand) => {
      answering({ [callOf(segment)]: decided('success') });
      const { say } = comeBack({ segment, brand });
      screen.getByRole('heading', { name: say('payments.return.checking') });
      expect(location.search).toBe('?order=order-1');
      await pass(0);
      screen.getByRole('dialog', { name: say('payments.outcome.success.title') });
      const { param, toChatsMs } = RETURNS[segment];
      const given = param === null ? {} : { [param]: 'result-1' };
      expect(callsOf(callOf(segment)).map(({ body }) => body)).toEqual([
        { domain: 'localhost', orderId: 'order-1', ...given },
      ]);
      await pass(toChatsMs - 1);
      expect(navigations()).toEqual([]);
      await pass(1);
      expect(navigations()).toEqual([{ kind: 'document', href: '/chats' }]);
    },
  );

  test.each(segments)('redirects %s to the search without an order', async (segment) => {
    const none = { result: false, message: 'generic', threeDS: null, data: {} } as never;
    answering({ [callOf(segment)]: none });
    comeBack({ segment, brought: '', orderId: '', prefix: '/es' });
    await pass(0);
    expect(navigations()).toEqual([{ kind: 'document', href: '/es/find' }]);
    expect(callsOf(callOf(segment)).map(({ body }) => body)).toEqual([{ domain: 'localhost' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['insufficient_funds', ['return.again']],
    ['invalid_cvc', ['return.again']],
    ['retry', ['return.again']],
    ['generic', ['return.again', 'action.contact']],
    ['address_blacklisted', ['return.again', 'action.contact']],
    ['success', ['return.toChats']],
  ] as const)('explains %s, and links to the plans for a new order', async (outcome, steps) => {
    answering({ [callOf('maxpay')]: decided(outcome) });
    const { say } = comeBack({ segment: 'maxpay', brand: 'spark', prefix: '/it' });
    await pass(0);
    const dialog = screen.getByRole('dialog', { name: say(`payments.outcome.${outcome}.title`) });
    expect(textOf(dialog)).toContain(say(`payments.outcome.${outcome}.text`));
    const paths = {
      'return.again': '/it/vip_plan/cred',
      'action.contact': '/it/contactUs',
      'return.toChats': '/it/chats',
    };
    expect(stepsOf(dialog)).toEqual(steps.map((step) => [say(`payments.${step}`), paths[step]]));
    await pass(60_000);
    expect(navigations()).toEqual(
      outcome === 'success' ? [{ kind: 'document', href: '/it/chats' }] : [],
    );
  });

  test.each(BRANDS)('reveals nothing of another buyer’s order on %s', async (brand) => {
    answering({ [callOf('adyen')]: refusal(404, 'not_found') });
    const { say } = comeBack({ brand, orderId: 'of-somebody-else' });
    await pass(0);
    screen.getByRole('dialog', { name: say('payments.outcome.generic.title') });
    expect(location.search).toBe('?order=of-somebody-else');
    await pass(60_000);
    expect(navigations()).toEqual([]);
  });

  test('shows the order as open when the call fails, not as failed', async () => {
    answering({ [callOf('adyen')]: OFFLINE });
    const { say } = comeBack({ brand: 'fuego' });
    await pass(0);
    const dialog = screen.getByRole('dialog', { name: say('payments.outcome.open.title') });
    expect(stepsOf(dialog)).toEqual([[say('payments.return.toChats'), '/chats']]);
  });
});

describe('an order that the bank has not decided', () => {
  test.each(BRANDS)('is queried four times on %s, then shown as pending', async (brand) => {
    answering({ [callOf('adyen')]: decided('pending'), [STATUS]: decided('pending') });
    const { say } = comeBack({ brand });
    await pass(5_999);
    screen.getByRole('heading', { name: say('payments.return.checking') });
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(1);
    screen.getByRole('dialog', { name: say('payments.outcome.pending.title') });
    const bodies = callsOf(callOf('adyen')).map(({ body }) => body);
    expect(bodies).toHaveLength(4);
    expect(bodies[0]).toMatchObject({ redirectResult: 'result-1' });
    // What the provider appended to the return address is sent once.
    for (const later of bodies.slice(1))
      expect(later).toEqual({ domain: 'localhost', orderId: 'order-1' });
    await pass(60_000);
    expect(callsOf(callOf('adyen'))).toHaveLength(4);
    expect(navigations()).toEqual([]);
  });

  test('66: is shown as paid when the bank approves after it was shown as pending', async () => {
    let asks = 0;
    answering({
      [callOf('adyen')]: decided('pending'),
      [STATUS]: () => {
        asks += 1;
        return decided(asks < 3 ? 'pending' : 'success');
      },
    });
    const { say } = comeBack();
    await pass(6_000);
    screen.getByRole('dialog', { name: say('payments.outcome.pending.title') });
    await pass(9_000);
    screen.getByRole('dialog', { name: say('payments.outcome.success.title') });
    expect(callsOf(STATUS).map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => ({ orderId: 'order-1' })),
    );
    await pass(3_000);
    expect(navigations()).toEqual([{ kind: 'document', href: '/chats' }]);
  });

  test.each([
    ['success', 0],
    ['card_declined', 0],
    ['pending', 1],
  ] as const)(
    '65: that is %s leaves %i stored keys, so that the next one is new',
    async (message, left) => {
      orderKey({ productId: 'pack_50', offerHash: 'hash-1', method: 'mollie' });
      answering({ [callOf('mollie')]: decided(message), [STATUS]: decided(message) });
      comeBack({ segment: 'mollie' });
      await pass(6_000);
      expect(sessionStorage).toHaveLength(left);
    },
  );

  test('65: that could not be asked about keeps its key', async () => {
    orderKey({ productId: 'pack_50', offerHash: 'hash-1', method: 'mollie' });
    answering({ [callOf('mollie')]: refusal(500, 'internal'), [STATUS]: OFFLINE });
    comeBack({ segment: 'mollie' });
    await pass(0);
    expect(sessionStorage).toHaveLength(1);
  });

  test('is shown as paid once it is', async () => {
    let asks = 0;
    answering({
      [callOf('mollie')]: () => {
        asks += 1;
        return decided(asks < 3 ? 'open' : 'success');
      },
    });
    const { say } = comeBack({ segment: 'mollie', brand: 'lumiere' });
    await pass(4_000);
    screen.getByRole('dialog', { name: say('payments.outcome.success.title') });
    await pass(3_000);
    expect(navigations()).toEqual([{ kind: 'document', href: '/chats' }]);
  });

  test('says that the buyer may leave when it takes long', async () => {
    answering({ [callOf('adyen')]: () => new Promise<never>(() => undefined) });
    const { say } = comeBack({ brand: 'spark' });
    screen.getByText(say('payments.return.hint'));
    await pass(8_000);
    screen.getByText(say('payments.return.slow'));
  });
});

describe('the kind of the order', () => {
  test.each([
    ['success', 'success', []],
    ['pending', 'open', []],
    ['authentication_required', 'authentication_required', ['/purchase/check']],
    ['warning', 'authentication_required', ['/purchase/check']],
    ['card_declined', 'refused', ['/purchase/check']],
    ['insufficient_funds', 'refused', ['/purchase/check']],
    ['retry', 'refused', ['/purchase/check']],
  ] as const)('shows for a card check with %s a text of its own', async (outcome, key, again) => {
    answering({ [callOf('adyen')]: decided(outcome, { kind: 'card_check' }) });
    const { say } = comeBack({ brand: 'lumiere' });
    await pass(6_000);
    const dialog = screen.getByRole('dialog', { name: say(`payments.outcomeCheck.${key}.title`) });
    expect(textOf(dialog)).toContain(say(`payments.outcomeCheck.${key}.text`));
    const hrefs = stepsOf(dialog).map(([, href]) => href);
    for (const href of again) expect(hrefs).toContain(href);
    expect(hrefs).not.toContain('/vip_plan/cred');
  });

  test('shows an order paid too late as a refund, and leads nowhere by itself', async () => {
    answering({ [callOf('paypal')]: decided('success', { returned: true }) });
    const { say } = comeBack({ segment: 'paypal', brand: 'fuego' });
    await pass(0);
    screen.getByRole('dialog', { name: say('payments.outcomeReturned.title') });
    await pass(60_000);
    expect(navigations()).toEqual([]);
  });
});
