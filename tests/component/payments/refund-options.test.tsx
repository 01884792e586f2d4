import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { containing } from '#tests/component/support/copy.ts';
import { textOf } from '#tests/component/support/element.ts';
import { answering, callsOf, refusal } from '#tests/component/support/server.ts';
import { storedCard, limits, openMoney, orderLine, TRACKER, UNTIL } from './money-page.tsx';
import { BRANDS, euro, type TestBrand } from './offers.ts';

const PREVIEW = 'GET /api/orders/withdrawal/{trackerId}/{orderId}';
const WITHDRAW = 'POST /api/orders/withdraw';
const GUARANTEE = 'POST /api/orders/guarantee';

const begins = (text: string): RegExp => containing(text.trim());

function openOrders(brand: TestBrand = 'dolcevita') {
  const page = openMoney({
    brand,
    orders: [
      orderLine('second', {
        amountMinor: 2_490,
        rights: { withdrawUntil: UNTIL, guaranteeUntil: null },
      }),
      orderLine('first', { rights: { withdrawUntil: UNTIL, guaranteeUntil: UNTIL } }),
      orderLine('old', {
        isRenewal: true,
        refundedMinor: 990,
        returningMinor: 100,
        creditNotes: ['N-1'],
      }),
    ],
  });
  const line = (orderId: string) =>
    within(document.getElementById(`order-${orderId}`) ?? document.body);
  const guarantee = begins(page.say('money.back.guarantee', { date: '' }));
  const withdraw = page.say('rights.withdraw.go');
  return { ...page, line, guarantee, withdraw };
}

const preview = {
  refundMinor: 2_490,
  currency: 'EUR',
  until: UNTIL.toISOString(),
  creditsRemoved: 165,
};

describe('the paid orders', () => {
  test.each(BRANDS)('can be refunded on %s by the rights that each order has', (brand) => {
    const { say, line, guarantee, withdraw } = openOrders(brand);
    line('second').getByRole('button', { name: withdraw });
    expect(line('second').queryByRole('button', { name: guarantee })).toBeNull();
    line('first').getByRole('button', { name: withdraw });
    line('first').getByRole('button', { name: guarantee });
    expect(line('old').queryByRole('button', { name: withdraw })).toBeNull();
    const old = textOf(document.getElementById('order-old'));
    expect(old).toContain(say('money.orders.refunded', { amount: euro(990, brand) }));
    expect(old).toContain(say('money.orders.returning', { amount: euro(100, brand) }));
    expect(old).toContain(say('money.orders.creditNote', { label: 'N-1' }));
    for (const id of ['first', 'second', 'old']) {
      line(id).getByRole('button', { name: say('money.orders.receipt') });
    }
  });

  test.each(['time', 'credits'] as const)('are withdrawn from as previewed: by %s', async (by) => {
    const brand = by === 'time' ? 'fuego' : 'lumiere';
    answering({
      [PREVIEW]: { ...preview, by },
      [WITHDRAW]: { refundMinor: 2_490, currency: 'EUR', creditsRemoved: 165 },
    });
    const { say, user, line, withdraw } = openOrders(brand);
    await user.click(line('second').getByRole('button', { name: withdraw }));
    const asked = await screen.findByRole('dialog', { name: say('rights.withdraw.title') });
    expect(textOf(asked)).toContain(euro(2_490, brand));
    expect(textOf(asked).includes('165')).toBe(by === 'credits');
    expect(callsOf(PREVIEW)[0]?.params).toEqual({ trackerId: TRACKER, orderId: 'second' });
    expect(callsOf(WITHDRAW)).toEqual([]);
    await user.click(within(asked).getByRole('button', { name: say('rights.withdraw.confirm') }));
    const done = await screen.findByRole('dialog', { name: say('rights.withdraw.done') });
    expect(textOf(done)).toContain(euro(2_490, brand));
    expect(callsOf(WITHDRAW).map(({ body }) => body)).toEqual([
      { orderId: 'second', expectedMinor: 2_490 },
    ]);
  });

  test('that can no longer be withdrawn from say so, without a dialog', async () => {
    answering({ [PREVIEW]: refusal(409, 'withdrawal_closed') });
    const { say, user, line, withdraw } = openOrders('spark');
    await user.click(line('second').getByRole('button', { name: withdraw }));
    await line('second').findByText(say('errors.withdrawal_closed'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each(BRANDS)(
    'are refunded in full on %s by the guarantee, announced before',
    async (brand) => {
      answering({ [GUARANTEE]: { refundMinor: 990, currency: 'EUR' } });
      const { say, user, line, guarantee } = openOrders(brand);
      await user.click(line('first').getByRole('button', { name: guarantee }));
      const asked = await screen.findByRole('dialog', { name: say('money.back.guaranteeTitle') });
      expect(textOf(asked)).toContain(euro(990, brand));
      expect(callsOf(GUARANTEE)).toEqual([]);
      await user.click(
        within(asked).getByRole('button', { name: say('money.back.guaranteeConfirm') }),
      );
      const done = await screen.findByRole('dialog', { name: say('money.back.done') });
      expect(textOf(done)).toContain(euro(990, brand));
      expect(callsOf(GUARANTEE).map(({ body }) => body)).toEqual([{ orderId: 'first' }]);
    },
  );

  test.each(['refund_closed', 'dispute_open'])(
    'show in the dialog that %s refuses the refund',
    async (code) => {
      answering({ [GUARANTEE]: refusal(409, code) });
      const { say, user, line, guarantee } = openOrders('fuego');
      await user.click(line('first').getByRole('button', { name: guarantee }));
      await user.click(
        await screen.findByRole('button', { name: say('money.back.guaranteeConfirm') }),
      );
      await within(screen.getByRole('dialog')).findByText(say(`errors.${code}`));
    },
  );
});

describe('stored cards', () => {
  const CARDS = [
    storedCard('visa', { isExpired: true, expiresOn: '02/2020' }),
    storedCard('mc', { cardBrand: 'mc', lastFour: '4444', isDefault: true, isForRenewal: true }),
    storedCard('plan', { isForOrders: false, isForRenewal: true, lastFour: '2222' }),
  ];
  const openCards = (brand: TestBrand) => {
    const page = openMoney({ brand, cards: CARDS });
    const part = screen.getByRole('region', { name: page.say('checkout.cards.title') });
    const item = (text: RegExp) =>
      within(
        within(part)
          .getAllByRole('listitem')
          .find((one) => text.test(textOf(one))) ?? part,
      );
    return { ...page, part: within(part), item };
  };

  test.each(BRANDS)('are listed on %s with what each is for', (brand) => {
    const { say, part, item } = openCards(brand);
    expect(part.getAllByRole('listitem')).toHaveLength(3);
    item(/Visa.*1111/).getByText(say('checkout.card.expired', { date: '02/2020' }));
    item(/4444/).getByText(say('checkout.cards.default'));
    item(/4444/).getByText(say('checkout.cards.renews'));
    item(/2222/).getByText(say('checkout.cards.plan'));
    // A card that only renews a plan goes with that plan, and an expired card is never proposed.
    expect(item(/2222/).queryByRole('button')).toBeNull();
    expect(
      item(/1111/).queryByRole('button', { name: say('checkout.cards.makeDefault') }),
    ).toBeNull();
  });

  test.each([
    [/1111/, 'removeText', 'visa'],
    [/4444/, 'removeRenews', 'mc'],
  ] as const)('%p are removed after the consequence was shown', async (which, text, cardToken) => {
    const DELETE = 'DELETE /api/orders/cards/{trackerId}/{cardToken}';
    answering({ [DELETE]: { cards: [] } });
    const { say, user, item } = openCards('spark');
    await user.click(item(which).getByRole('button', { name: say('checkout.cards.remove') }));
    const asked = await screen.findByRole('dialog', { name: say('checkout.cards.removeTitle') });
    expect(textOf(asked)).toContain(say(`checkout.cards.${text}`));
    expect(callsOf(DELETE)).toEqual([]);
    await user.click(within(asked).getByRole('button', { name: say('checkout.cards.remove') }));
    await screen.findByRole('dialog', { name: say('checkout.cards.removed') });
    expect(callsOf(DELETE)[0]?.params).toEqual({ trackerId: TRACKER, cardToken });
  });

  test('explain how a card is stored when there are none', () => {
    const { say } = openMoney({ brand: 'lumiere' });
    screen.getByText(say('checkout.cards.none'));
  });
});

describe('the member’s own limits', () => {
  const SET = 'POST /api/orders/limits/{trackerId}';
  const later = { nextCapMinor: 5_000, nextCapAt: UNTIL.toISOString() };

  test.each(BRANDS)(
    'take effect on %s at once when lower, a day later when higher, and a pending raise can be undone',
    async (brand) => {
      answering({ [SET]: limits({ capMinor: 2_000 }) });
      const { say, user, part } = openMoney({ brand });
      const cap = (minor: number) =>
        part('limits').getByRole('radio', { name: containing(euro(minor, brand)) });
      const status = () => textOf(part('limits').getByRole('status'));
      expect(status()).toContain(euro(0, brand));
      await user.click(cap(2_000));
      await waitFor(() => {
        expect(cap(2_000)).toMatchObject({ checked: true });
      });
      answering({ [SET]: limits({ capMinor: 2_000, ...later }) });
      await user.click(cap(5_000));
      await waitFor(() => {
        expect(status()).toContain(euro(5_000, brand));
      });
      expect(cap(2_000)).toMatchObject({ checked: true });
      answering({ [SET]: limits({ capMinor: 2_000 }) });
      const keepButton = say('money.limits.keep', { cap: euro(2_000, brand) });
      await user.click(part('limits').getByRole('button', { name: containing(keepButton) }));
      await waitFor(() => {
        expect(status()).not.toContain(euro(5_000, brand));
      });
      expect(callsOf(SET).map(({ body }) => body)).toEqual([
        { capMinor: 2_000 },
        { capMinor: 5_000 },
        { capMinor: 2_000 },
      ]);
    },
  );

  test.each([1, 7, 30])('pause all orders for %p days', async (days) => {
    answering({ [SET]: limits({ coolingOffUntil: UNTIL.toISOString() }) });
    const { say, user, part } = openMoney({ brand: 'spark' });
    await user.click(
      part('limits').getByRole('button', { name: say('money.limits.days', { count: days }) }),
    );
    await waitFor(() => {
      expect(textOf(part('limits').getByRole('status'))).toContain('6 December 2026');
    });
    expect(callsOf(SET).map(({ body }) => body)).toEqual([{ pauseDays: days }]);
  });

  test('that failed to save stay unchanged, and say so', async () => {
    answering({ [SET]: refusal(503, 'unavailable') });
    const { say, user, part } = openMoney({ brand: 'fuego' });
    await user.click(part('limits').getByRole('radio', { name: containing(euro(2_000, 'fuego')) }));
    await part('limits').findByText(say('errors.unavailable'));
    expect(part('limits').getByRole('radio', { name: say('money.limits.noCap') })).toMatchObject({
      checked: true,
    });
  });
});
