import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { OrderNotice } from '#lib/payments/orders/order-notice.ts';
import { textOf } from '#tests/component/support/element.ts';
import { answering, callsOf, refusal } from '#tests/component/support/server.ts';
import {
  MOLLIE_ORDER,
  order,
  orderButton,
  outcomeAnswer,
  renderCheckout,
} from './checkout-page.tsx';
import { hrefOf, named } from './dom.ts';
import { brandAt, BRANDS, euro, packOffer } from './offers.ts';

describe('the order form', () => {
  test.each(BRANDS)('shows on %s the whole offer directly above its button', async (brand) => {
    const page = renderCheckout({ brand });
    const button = await orderButton(page);
    const summary = screen.getByRole('region', { name: page.say('payments.form.summary') });
    expect(within(summary).getAllByRole('definition').map(textOf)).toEqual([
      'service line',
      'total line',
      'period line',
      'next charge line',
      'minimum term line',
      'cancellation line',
    ]);
    expect(textOf(button)).toBe(page.say('payments.offer.button'));
    const after = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(summary.compareDocumentPosition(button) & after).toBe(after);
    screen.getByText(page.say('payments.form.statement', { descriptor: 'AMARENA PACK' }));
    expect(textOf(document.body)).toContain(euro(990, brand));
    const back = screen.getByRole('link', { name: page.say('payments.form.back') });
    expect(hrefOf(back)).toBe('/vip_plan/cred');
  });

  test.each(BRANDS)(
    'links on %s the terms and the billing terms above its button',
    async (brand) => {
      const page = renderCheckout({ brand });
      const button = await orderButton(page);
      const links = screen.getAllByRole('link').filter((link) => hrefOf(link)?.includes('/legal/'));
      expect(links.map(hrefOf)).toEqual(['/legal/terms', '/legal/terms#billingPolicy']);
      const before = Node.DOCUMENT_POSITION_PRECEDING;
      for (const link of links) {
        expect(button.compareDocumentPosition(link) & before).toBe(before);
        // The form keeps what was typed.
        expect(link.getAttribute('target')).toBe('_blank');
      }
    },
  );

  test.each(BRANDS)('is not sent on %s before immediate service is requested', async (brand) => {
    answering({ [MOLLIE_ORDER]: outcomeAnswer('generic') });
    const page = renderCheckout({ brand });
    const startNow = await screen.findByRole('checkbox');
    expect(startNow).toMatchObject({ checked: false });
    await page.user.click(await orderButton(page));
    screen.getByText(page.say('payments.form.startNowMissing'));
    expect(document.activeElement).toBe(startNow);
    expect(startNow.getAttribute('aria-invalid')).toBe('true');
    expect(callsOf(MOLLIE_ORDER)).toEqual([]);
    await page.user.keyboard(' ');
    expect(screen.queryByText(page.say('payments.form.startNowMissing'))).toBeNull();
  });

  test('is sent by the keyboard alone', async () => {
    answering({ [MOLLIE_ORDER]: outcomeAnswer('generic') });
    const page = renderCheckout({ brand: 'spark' });
    await orderButton(page);
    screen.getByRole('checkbox').focus();
    await page.user.keyboard(' {Tab}{Enter}');
    await screen.findByRole('dialog');
    expect(callsOf(MOLLIE_ORDER)).toHaveLength(1);
  });

  test.each([
    [false, false, null],
    [true, false, false],
    [true, true, true],
  ])(
    'has the right checkbox for a pending message (%p) that is to be sent (%p)',
    async (hasPendingMessage, sendsPending, ticked) => {
      const page = renderCheckout({ hasPendingMessage, sendsPending });
      await orderButton(page);
      const name = page.say('payments.form.sendPending');
      const box = screen.queryByRole<HTMLInputElement>('checkbox', { name });
      expect(box?.checked ?? null).toBe(ticked);
    },
  );

  test('shows the money-back guarantee on a first order, in the text that is stored', async () => {
    const { lines } = packOffer('lumiere');
    const offer = packOffer('lumiere', { lines: { ...lines, guarantee: 'quatorze jours' } });
    const page = renderCheckout({ brand: 'lumiere', offer });
    const name = page.say('payments.guarantee.title');
    expect(textOf(screen.getByRole('region', { name }))).toContain('quatorze jours');
    await orderButton(page);
  });

  test('shows no guarantee on a later order', async () => {
    const page = renderCheckout({ brand: 'lumiere' });
    await orderButton(page);
    const name = page.say('payments.guarantee.title');
    expect(screen.queryByRole('region', { name })).toBeNull();
  });
});

const until = new Date('2026-11-21T17:30:00Z');
const links = ['return.plans'];
const NOTICES: readonly (readonly [OrderNotice, readonly string[]])[] = [
  [{ kind: 'subscription_running', planName: 'Tre mesi', until }, links],
  [{ kind: 'tries_used', until }, links],
  [{ kind: 'cooling_off', until }, [...links, 'notice.limits']],
  [
    { kind: 'cap_reached', capMinor: 2_000, spentMinor: 990, currency: 'EUR' },
    [...links, 'notice.limits'],
  ],
];
const notices = NOTICES.flatMap(([notice, steps], index) =>
  [0, 1].map((turn) => [notice.kind, brandAt(index + 2 * turn), notice, steps] as const),
);

describe('a reason that replaces the form', () => {
  test.each(notices)(
    '%s (%s) is shown, and nothing can be ordered',
    (kind, brand, notice, steps) => {
      const { lines } = packOffer(brand);
      const offer = packOffer(brand, { lines: { ...lines, guarantee: 'promise' } });
      const page = renderCheckout({ brand, notice, offer });
      const values = { plan: 'Tre mesi', cap: euro(2_000, brand), spent: euro(990, brand) };
      const title = page.say(`payments.notice.${kind}.title`, values);
      const region = screen.getByRole('region', named(title));
      expect(
        within(region)
          .getAllByRole('link')
          .map((link) => [textOf(link), hrefOf(link)]),
      ).toEqual(
        steps.map((step) => [
          page.say(`payments.${step}`),
          step === 'return.plans' ? '/vip_plan/cred' : '/profile/money#limits',
        ]),
      );
      if (kind === 'cap_reached') expect(textOf(region)).toContain(values.cap);
      if (kind === 'cap_reached') expect(textOf(region)).toContain(values.spent);
      if (kind === 'tries_used') expect(textOf(region)).toMatch(/18[:.h]30|6:30/);
      for (const role of ['button', 'radio', 'checkbox'])
        expect(screen.queryByRole(role)).toBeNull();
      expect(textOf(region.parentElement)).not.toContain('promise');
    },
  );

  test.each(BRANDS)('an unconfirmed address on %s can be sent another mail', async (brand) => {
    answering({ 'POST /api/users/resendConfirmation': { confirmedEmail: false } as never });
    const page = renderCheckout({ brand, notice: { kind: 'email_unconfirmed' } });
    const region = screen.getByRole('region', {
      name: page.say('payments.notice.email_unconfirmed.title'),
    });
    expect(within(region).queryByRole('link')).toBeNull();
    await page.user.click(
      within(region).getByRole('button', { name: page.say('popups.doi.resend') }),
    );
    await within(region).findByText(page.say('popups.doi.sent'));
    answering({ 'POST /api/users/resendConfirmation': refusal(429, 'too_many_requests') });
  });
});

describe('a page without payment methods', () => {
  test('says so and links to customer care', () => {
    const page = renderCheckout({ brand: 'fuego', options: [] });
    screen.getByText(page.say('payments.form.noMethod'));
    const care = screen.getByRole('link', { name: page.say('payments.action.contact') });
    expect(hrefOf(care)).toBe('/contactUs');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('a refused order keeps its form as it was filled in', async () => {
  answering({ [MOLLIE_ORDER]: refusal(409, 'cooling_off') });
  const page = renderCheckout({ brand: 'dolcevita' });
  await order(page);
  await screen.findByText(page.say('errors.cooling_off'));
  expect(screen.getByRole('checkbox')).toMatchObject({ checked: true });
});
