import './card-fields.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Outcome } from '#lib/payments/outcomes.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { answering, callsOf } from '#tests/component/support/server.ts';
import { cardFields, resetCardFields } from './card-fields.ts';
import {
  CARD,
  CARD_ORDER,
  MOLLIE,
  order,
  outcomeAnswer,
  renderCheckout,
  type CheckoutPage,
} from './checkout-page.tsx';
import { stepsOf } from './dom.ts';
import { brandAt, type TestBrand } from './offers.ts';

beforeEach(resetCardFields);

const lastName = ({ say }: CheckoutPage) =>
  screen.findByRole('textbox', { name: say('payments.form.lastName') });

/** Submits a card and gets this outcome; `others` adds another method. */
async function refusedCard(
  outcome: Outcome,
  { brand = 'dolcevita', others = true }: { brand?: TestBrand; others?: boolean } = {},
): Promise<CheckoutPage> {
  answering({ [CARD_ORDER]: outcomeAnswer(outcome) });
  const page = renderCheckout({ brand, options: others ? [CARD, MOLLIE] : [CARD] });
  const { user, say } = page;
  if (others)
    await user.click(screen.getByRole('radio', { name: say('payments.method.credit_card') }));
  await user.type(
    await screen.findByRole('textbox', { name: say('payments.form.firstName') }),
    'Nina',
  );
  await user.type(await lastName(page), 'Prova');
  await order(page);
  await screen.findByRole('dialog', { name: say(`payments.outcome.${outcome}.title`) });
  return page;
}

const labels = () => stepsOf(screen.getByRole('dialog')).map(([label]) => label);

describe('a refused card', () => {
  const typed: readonly Outcome[] = [
    'invalid_cvc',
    'invalid_number',
    'invalid_expiry_month',
    'invalid_expiry_year',
  ];
  test.each(typed.map((outcome, index) => [outcome, brandAt(index)] as const))(
    'can be corrected after %s (%s): the form keeps what was typed',
    async (outcome, brand) => {
      const page = await refusedCard(outcome, { brand });
      expect(labels()).toEqual([
        page.say('payments.action.correct'),
        page.say('payments.return.plans'),
      ]);
      await page.user.click(
        screen.getByRole('button', { name: page.say('payments.action.correct') }),
      );
      expect(await lastName(page)).toMatchObject({ value: 'Prova' });
      expect([cardFields.mounted, cardFields.destroyed]).toEqual([1, 0]);
    },
  );

  const dead: readonly Outcome[] = [
    'expired_card',
    'insufficient_funds',
    'lost_or_stolen',
    'card_declined',
    'already_declined',
  ];
  test.each(dead.map((outcome, index) => [outcome, brandAt(index + 1)] as const))(
    'is replaced after %s (%s) by an empty form for another card, or by another method',
    async (outcome, brand) => {
      const page = await refusedCard(outcome, { brand });
      expect(labels()).toEqual(
        ['action.otherCard', 'action.otherMethod', 'return.plans'].map((key) =>
          page.say(`payments.${key}`),
        ),
      );
      await page.user.click(
        screen.getByRole('button', { name: page.say('payments.action.otherCard') }),
      );
      await waitFor(() => {
        expect([cardFields.mounted, cardFields.destroyed]).toEqual([2, 1]);
      });
      expect(await lastName(page)).toMatchObject({ value: '' });
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(navigations()).toEqual([{ kind: 'refresh', href: '/purchase/pay?plan=pack_50' }]);
    },
  );

  test('can be replaced only by another card when cards are the only method', async () => {
    const page = await refusedCard('lost_or_stolen', { brand: 'spark', others: false });
    expect(labels()).toEqual([
      page.say('payments.action.otherCard'),
      page.say('payments.return.plans'),
    ]);
  });

  test('pauses cards after too many tries, and offers no other card', async () => {
    const page = await refusedCard('change_method', { brand: 'fuego', others: false });
    expect(labels()).toEqual([
      page.say('payments.action.contact'),
      page.say('payments.return.plans'),
    ]);
  });

  test.each(['processing_error', 'warning', 'retry', 'authentication_required'] as const)(
    'can be retried after %s with what was typed',
    async (outcome) => {
      const page = await refusedCard(outcome, { brand: 'lumiere' });
      await page.user.click(
        screen.getByRole('button', { name: page.say('payments.return.again') }),
      );
      expect(await lastName(page)).toMatchObject({ value: 'Prova' });
      answering({ [CARD_ORDER]: outcomeAnswer('generic') });
      await order(page);
      await screen.findByRole('dialog', { name: page.say('payments.outcome.generic.title') });
      const keys = callsOf(CARD_ORDER).map(({ body }) => body.idempotencyKey);
      expect(new Set(keys).size).toBe(2);
    },
  );
});
