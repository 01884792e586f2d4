import './card-fields.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { PaymentOption } from '#lib/payments/options/payment-options.ts';
import { textOf } from '#tests/component/support/element.ts';
import { answering, callsOf, refusal } from '#tests/component/support/server.ts';
import { cardFields, resetCardFields } from './card-fields.ts';
import {
  CARD,
  CARD_ORDER,
  MOLLIE,
  MOLLIE_ORDER,
  order,
  orderButton,
  outcomeAnswer,
  renderCheckout,
} from './checkout-page.tsx';
import { named } from './dom.ts';
import { BRANDS } from './offers.ts';

beforeEach(resetCardFields);

const LOG = 'POST /api/log/client';

/** The logged form errors: fields and codes. */
const logged = () => callsOf(LOG).map(({ body }) => [body.subject, body.logText]);

function storedCard(
  change: Partial<Extract<PaymentOption, { method: 'stored_card' }>['details']> = {},
): PaymentOption {
  return {
    method: 'stored_card',
    details: {
      cardToken: 'token-visa',
      cardBrand: 'visa',
      lastFour: '1111',
      expiresOn: '03/2030',
      isExpired: false,
      isDefault: true,
      ...change,
    },
  };
}

describe('the choice of a method', () => {
  test.each(BRANDS)('names each on %s, in the flow’s order, and selects none', async (brand) => {
    const page = renderCheckout({ brand, options: [CARD, MOLLIE] });
    const methods = screen.getByRole('group', named(page.say('payments.method.title')));
    const radios = within(methods).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['credit_card', false],
      ['mollie', false],
    ]);
    within(methods).getByRole('radio', { name: page.say('payments.method.credit_card') });
    within(methods).getByRole('radio', { name: page.say('payments.method.mollie') });
    expect(screen.queryByRole('button', { name: page.say('payments.offer.button') })).toBeNull();
    await page.user.click(
      within(methods).getByRole('radio', { name: page.say('payments.method.mollie') }),
    );
    await orderButton(page);
  });

  test('is missing when there is only one, whose form is shown', async () => {
    const page = renderCheckout({ brand: 'spark' });
    await orderButton(page);
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('a card typed on our page', () => {
  const field = (page: ReturnType<typeof renderCheckout>, name: string) =>
    screen.findByRole('textbox', { name: page.say(`payments.form.${name}`) });

  test.each(BRANDS)(
    'is marked without its holder on %s, and logged by the fields’ names',
    async (brand) => {
      const page = renderCheckout({ brand, options: [CARD] });
      const first = await field(page, 'firstName');
      await waitFor(async () => {
        expect((await orderButton(page)).hasAttribute('disabled')).toBe(false);
      });
      await page.user.click(await orderButton(page));
      expect(document.activeElement).toBe(first);
      expect(screen.getAllByText(page.say('payments.form.required'))).toHaveLength(2);
      screen.getByText(page.say('payments.form.startNowMissing'));
      // 76: the provider's fields are marked at the same press.
      expect(cardFields.marks).toBe(1);
      expect(logged()).toEqual([['validation card_form', 'firstName:required lastName:required']]);
      await page.user.type(first, 'Nina');
      expect(screen.getAllByText(page.say('payments.form.required'))).toHaveLength(1);
      expect(callsOf(CARD_ORDER)).toEqual([]);
    },
  );

  test('is not sent when the provider’s fields find it invalid', async () => {
    cardFields.sealed = null;
    const page = renderCheckout({ options: [CARD] });
    await page.user.type(await field(page, 'firstName'), 'Nina');
    await page.user.type(await field(page, 'lastName'), 'Prova');
    await order(page);
    expect(callsOf(CARD_ORDER)).toEqual([]);
    expect((await orderButton(page)).hasAttribute('disabled')).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is sent encrypted, and stored only if the buyer asked for it', async () => {
    answering({ [CARD_ORDER]: outcomeAnswer('generic') });
    const page = renderCheckout({ brand: 'lumiere', options: [CARD] });
    await page.user.type(await field(page, 'firstName'), 'Nina');
    await page.user.type(await field(page, 'lastName'), 'Prova');
    const checkbox = screen.getByRole<HTMLInputElement>('checkbox', {
      name: page.say('checkout.card.keep'),
    });
    expect(checkbox.checked).toBe(false);
    screen.getByText(page.say('checkout.card.keepWhy'));
    await order(page);
    await page.user.click(
      await screen.findByRole('button', { name: page.say('payments.return.again') }),
    );
    await page.user.click(checkbox);
    await order(page);
    await screen.findByRole('dialog');
    const sent = callsOf(CARD_ORDER).map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({
      firstName: 'Nina',
      lastName: 'Prova',
      cardNumber: 'sealed_number',
      cardSecurityCode: 'sealed_code',
      storeCard: false,
      paySource: 'CREDITCARD',
    });
    expect(sent[1]).toMatchObject({ storeCard: true });
  });

  test('cannot be stored when the provider stores none', async () => {
    const details = { ...(CARD.details as object), canStore: false } as never;
    const page = renderCheckout({ options: [{ method: 'credit_card', details }] });
    await orderButton(page);
    expect(screen.queryByRole('checkbox', { name: page.say('checkout.card.keep') })).toBeNull();
  });

  test.each(BRANDS)('cannot be ordered with on %s when its fields fail to load', async (brand) => {
    cardFields.areMissing = true;
    const page = renderCheckout({ brand, options: [CARD] });
    await screen.findByText(page.say('payments.form.frameFailed'));
    expect((await orderButton(page)).hasAttribute('disabled')).toBe(true);
    expect(logged()).toEqual([['validation card_form', 'fields:not_loaded']]);
  });

  test('requests its fields from the provider in the page’s language', async () => {
    const page = renderCheckout({ brand: 'fuego', options: [CARD] });
    await orderButton(page);
    await waitFor(() => {
      expect(cardFields.options).toMatchObject([
        { locale: 'es', title: page.say('payments.form.frame').replace(/\s/g, ' ') },
      ]);
    });
  });
});

describe('a card on the provider’s own page', () => {
  test.each([
    ['trustpay', 'TrustPay', 'dolcevita'],
    ['maxpay', 'Maxpay', 'fuego'],
    ['trustpay', 'TrustPay', 'lumiere'],
    ['maxpay', 'Maxpay', 'spark'],
  ] as const)(
    'is announced for %s (%s, %s), and the order is sent there',
    async (provider, name, brand) => {
      const details = {
        method: 'credit_card',
        details: { form: 'hosted', provider, name },
      } as const;
      const call = `POST /api/orders/${provider}/tryCharge` as const;
      answering({ [call]: outcomeAnswer('card_declined') });
      const page = renderCheckout({ brand, options: [details] });
      const region = await screen.findByRole('region', {
        name: page.say('checkout.hosted.title', { provider: name }),
      });
      const steps = [...region.querySelectorAll('ol > li')].map(textOf);
      expect(steps).toEqual(
        ['order', 'type', 'back'].map((step) =>
          page.say(`checkout.hosted.${step}`, { provider: name }),
        ),
      );
      expect(textOf(region)).toContain(page.say('checkout.hosted.sealed', { provider: name }));
      expect(screen.queryByRole('textbox')).toBeNull();
      await order(page);
      await screen.findByRole('dialog', { name: page.say('payments.outcome.card_declined.title') });
      expect(callsOf(call)).toHaveLength(1);
    },
  );
});

describe('a stored card', () => {
  const tokenCall = 'POST /api/orders/createToken';

  test.each(BRANDS)('is preselected on %s, and pays without further input', async (brand) => {
    answering({
      [tokenCall]: { token: 'once', cardToken: 'token-visa' } as never,
      [CARD_ORDER]: outcomeAnswer('generic'),
    });
    const page = renderCheckout({ brand, options: [storedCard(), CARD] });
    const visa = screen.getByRole('radio', { name: /Visa.*1111/ });
    expect(visa).toMatchObject({ checked: true, disabled: false });
    screen.getByText(page.say('checkout.card.ends', { date: '03/2030' }));
    screen.getByRole('radio', { name: page.say('checkout.card.other') });
    await order(page);
    await screen.findByRole('dialog');
    expect(cardFields.mounted).toBe(0);
    const [sent] = callsOf(CARD_ORDER);
    expect(sent?.body).toMatchObject({
      token: 'once',
      cardToken: 'token-visa',
      storedCard: true,
      newCard: false,
      startNow: true,
    });
    expect(callsOf(tokenCall)[0]?.body).toEqual({ idempotencyKey: sent?.body.idempotencyKey });
  });

  test('is shown as expired after its date, and cannot be selected', async () => {
    const old = storedCard({
      cardToken: 'old',
      isExpired: true,
      isDefault: false,
      expiresOn: '02/2020',
    });
    const other = storedCard({ cardToken: 'mc', cardBrand: 'mc', lastFour: '4444' });
    const page = renderCheckout({ brand: 'dolcevita', options: [old, other, CARD] });
    const visa = screen.getByRole('radio', { name: /Visa.*1111/ });
    expect(visa).toMatchObject({ disabled: true, checked: false });
    screen.getByText(page.say('checkout.card.expired', { date: '02/2020' }));
    expect(screen.getByRole('radio', { name: /Mastercard.*4444/ })).toMatchObject({
      checked: true,
    });
    await orderButton(page);
  });

  test('is replaced by a typed card when refused', async () => {
    answering({
      [tokenCall]: { token: 'once' } as never,
      [CARD_ORDER]: outcomeAnswer('card_declined'),
    });
    const page = renderCheckout({ brand: 'spark', options: [storedCard(), CARD] });
    await order(page);
    await page.user.click(
      await screen.findByRole('button', { name: page.say('payments.action.otherCard') }),
    );
    await waitFor(() => {
      expect(cardFields.mounted).toBe(1);
    });
    expect(screen.getByRole('radio', { name: page.say('checkout.card.other') })).toMatchObject({
      checked: true,
    });
  });

  test('shows above the form that it is no longer stored', async () => {
    answering({
      [tokenCall]: { token: 'once' } as never,
      [CARD_ORDER]: refusal(409, 'stored_card_unknown'),
    });
    const page = renderCheckout({ brand: 'fuego', options: [storedCard(), CARD] });
    await order(page);
    await screen.findByText(page.say('errors.stored_card_unknown'));
  });
});

test('announces the provider’s own choice of methods before the order', async () => {
  answering({ [MOLLIE_ORDER]: outcomeAnswer('generic') });
  const page = renderCheckout({ brand: 'lumiere' });
  await orderButton(page);
  screen.getByText(page.say('checkout.mollie.lead'));
});
