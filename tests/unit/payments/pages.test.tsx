// [money §9 18+ badge]
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { locales, type Locale } from '#lib/brands/schema.ts';
import { translator } from '#lib/i18n/translate.ts';
import { readOutcome } from '#lib/payments/outcomes.ts';
import type { OrderNotice } from '#lib/payments/orders/order-notice.ts';
import { GuaranteeBox } from '#components/payments/guarantee-box.tsx';
import { NoticeBox } from '#components/payments/notice-box.tsx';
import type { PresentedPlan } from '#lib/payments/offers/plan-schema.ts';
import { PlansPage } from '#components/payments/plans-page.tsx';
import { PayKo } from '#components/payments/pay-ko.tsx';
import { RefusedBox } from '#components/payments/refused-box.tsx';

const CHECK: PresentedPlan = {
  productId: 'card_check',
  planName: 'Card check',
  kind: 'card_check',
  currency: 'EUR',
  badge: null,
  description: null,
  descriptionColor: null,
  suggestion: null,
  suggestionColor: null,
  oldPrice: null,
  price: '0.00',
  priceMinor: 0,
  totalPrice: '0.00',
  priceDescription: null,
  visible: true,
  spacingBottom: false,
  firstSelling: false,
  premiumLevel: 0,
  credits: 0,
  bonusCredits: 0,
  periodMonths: null,
};

const messages = (locale: Locale) =>
  Object.fromEntries(
    ['payments', 'hooks', 'popups', 'errors', 'accounts'].map((name) => [
      name,
      JSON.parse(
        readFileSync(new URL(`../../../messages/${locale}/${name}.json`, import.meta.url), 'utf8'),
      ) as Record<string, unknown>,
    ]),
  );

/** The rendered text of a page in a language; fails on missing copy or missing values. */
function drawn(part: ReactNode, locale: Locale = 'en'): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      messages={messages(locale)}
      timeZone="Europe/Rome"
      onError={(error) => {
        throw error;
      }}
    >
      {part}
    </NextIntlClientProvider>,
  );
}

const said = (locale: Locale, key: string, values?: Record<string, string>) =>
  translator(locale, 'payments')(key, values);

describe('the failure page', () => {
  const page = (errorMsg: string, failed = false) =>
    drawn(<PayKo outcome={readOutcome(errorMsg)} failed={failed} prefix="/en" />);

  test('knows the wire names and prints no other', () => {
    expect(page('already declined')).toContain(said('en', 'outcome.already_declined.title'));
    expect(page('riprova')).toContain(said('en', 'outcome.retry.text'));
    const unknown = page('<i>free money</i>');
    expect(unknown).toContain(said('en', 'ko.unknownTitle'));
    expect(unknown).not.toContain('free money');
  });

  test('says that nothing was charged only when the newest order failed', () => {
    expect(page('', true)).toContain(said('en', 'ko.text'));
    expect(page('', false)).not.toContain(said('en', 'ko.text'));
    expect(page('invented')).toContain(said('en', 'ko.unknownText'));
  });

  test('links to the plans, and to customer care', () => {
    const shown = page('riprova', true);
    expect(shown).toContain('href="/en/purchase"');
    expect(shown).toContain('href="/en/contactUs"');
    expect(shown).not.toContain('href="/en/chats"');
  });

  test.each(['success', 'pending', 'open'])('does not look like a failure at %s', (errorMsg) => {
    const shown = page(errorMsg, true);
    expect(shown).toContain(said('en', 'ko.waiting'));
    expect(shown).toContain('href="/en/chats"');
    expect(shown).not.toContain(said('en', 'ko.text'));
  });
});

describe('the payment page', () => {
  const until = new Date('2026-11-21T17:30:00Z');
  const notices: readonly OrderNotice[] = [
    { kind: 'email_unconfirmed' },
    { kind: 'subscription_running', planName: 'Tre mesi', until },
    { kind: 'tries_used', until },
    { kind: 'cooling_off', until },
    { kind: 'cap_reached', capMinor: 2_000, spentMinor: 990, currency: 'EUR' },
  ];

  test.each(locales)('shows in %s every reason that replaces the form', (locale) => {
    for (const notice of notices) {
      const shown = drawn(<NoticeBox notice={notice} prefix="" timeZone="Europe/Rome" />, locale);
      expect(shown).not.toContain('{');
      if (notice.kind === 'subscription_running') expect(shown).toContain('Tre mesi');
      if (notice.kind === 'tries_used') expect(shown).toMatch(/18[:.]30|6:30/);
    }
    expect(drawn(<GuaranteeBox text="the promise" />, locale)).toContain('the promise');
  });

  test('puts the check before the plans when the flow requires it, with its age limit', () => {
    const page = (checkNeeded: boolean) =>
      drawn(
        <PlansPage
          hook="cred"
          plans={[]}
          selected={null}
          renewing={null}
          checkNeeded={checkNeeded}
          angelName={null}
          messageCost={10}
          framed={null}
          missing={null}
          verification={{ ...CHECK }}
          timeZone="Europe/Rome"
          prefix=""
        />,
      );
    const empty = said('en', 'plans.empty.title');
    const check = said('en', 'plans.checkTitle');
    const needed = page(true);
    expect(needed).toContain('18+');
    expect(needed).toContain(said('en', 'plans.adults'));
    expect(needed.indexOf(check)).toBeLessThan(needed.indexOf(empty));
    const free = page(false);
    expect(free).not.toContain('18+');
    expect(free.indexOf(check)).toBeGreaterThan(free.indexOf(empty));
  });

  test('offers the matching action for each of our own refusals', () => {
    const nothing = () => undefined;
    const box = (code: string) =>
      drawn(<RefusedBox code={code} onShowStatus={nothing} onReload={nothing} />);
    expect(box('payment_in_progress')).toContain(said('en', 'form.status'));
    expect(box('offer_changed')).toContain(said('en', 'return.again'));
    expect(box('subscription_running')).not.toContain('<button');
    expect(box('of_no_list')).toContain(said('en', 'outcome.generic.text'));
  });
});
