// [core §6 Level 2 may unsubscribe] [core §8 disiscrizione_ok]
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentProps } from 'react';
import { locales, type Locale } from '#lib/brands/schema.ts';
import { buckets } from '#lib/credits/bucket.ts';
import { DeclarationForm } from '#components/legal/declaration/declaration-form.tsx';
import { MoneyPage } from '#components/profile/money/money-page.tsx';
import { ORDER_PAUSE_DAYS, SPENDING_CAPS } from '#lib/payments/limits.ts';

const NAMES = ['money', 'rights', 'account', 'checkout', 'errors'];
const AT = new Date('2026-11-21T10:00:00Z');
const UNTIL = new Date('2026-12-05T22:59:59Z');
const REASONS = [
  'signup',
  'message',
  'like',
  'purchase',
  'gift',
  'goodwill',
  'expiry',
  'refund',
  'chargeback',
  'chargeback_reversed',
  'correction',
  'chargeback',
  'chargeback_reversed',
];

const loadMessages = (locale: Locale, name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../messages/${locale}/${name}.json`, import.meta.url), 'utf8'),
  ) as Record<string, unknown>;

/** The rendered text in a language; fails on missing copy or missing values. */
function drawn(part: React.ReactNode, locale: Locale): string {
  const messages = Object.fromEntries(NAMES.map((name) => [name, loadMessages(locale, name)]));
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      messages={messages}
      timeZone="Europe/Rome"
      onError={(error) => {
        throw error;
      }}
    >
      {part}
    </NextIntlClientProvider>,
  );
}

type Page = ComponentProps<typeof MoneyPage>;

const LINE: Page['orders'][number] = {
  orderId: 'order',
  chargeId: 'charge',
  planName: 'Tre mesi',
  isRenewal: false,
  at: AT,
  amountMinor: 5_990,
  currency: 'EUR',
  refundedMinor: 100,
  returningMinor: 200,
  creditNotes: ['N-2026-000007'],
  rights: { withdrawUntil: UNTIL, guaranteeUntil: UNTIL },
};

const PAGE: Page = {
  credits: null,
  subscription: {
    planName: 'Tre mesi',
    nextProductId: 'sub_1m',
    priceMinor: 5_990,
    currency: 'EUR',
    periodEnd: UNTIL,
    paidUntil: UNTIL,
    nextChargeAt: UNTIL,
    isPastDue: false,
    nextPlanName: 'Un mese',
    lastFour: '1111',
  },
  plans: ['sub_1m', 'sub_3m'].map((productId, index) => ({
    productId,
    planName: productId,
    priceMinor: 2_490,
    currency: 'EUR',
    periodMonths: 1 + 2 * index,
  })),
  cards: [
    { isForOrders: true, isDefault: true, isForRenewal: true, isExpired: false, lastFour: '1111' },
    { isForOrders: true, isDefault: false, isForRenewal: false, isExpired: true, lastFour: '2222' },
    {
      isForOrders: false,
      isDefault: false,
      isForRenewal: true,
      isExpired: false,
      lastFour: '3333',
    },
  ].map((card) => ({
    ...card,
    cardToken: card.lastFour,
    cardBrand: 'visa',
    expiresOn: '03/2030',
  })),
  orders: [LINE],
  waiting: [
    { orderId: 'waiting', planName: 'Tre mesi', amountMinor: 5_990, currency: 'EUR', at: AT },
  ],
  tries: [
    {
      id: 'try',
      planName: 'Tre mesi',
      amountMinor: 5_990,
      currency: 'EUR',
      at: AT,
      why: 'Card refused',
    },
  ],
  ledger: {
    first: REASONS.map((reason, index) => ({
      id: reason,
      reason,
      at: AT,
      delta: -1,
      balanceAfter: 3,
      bucket: buckets[index % buckets.length] ?? 'free',
      peer: reason === 'message' ? { name: 'Livia', hosted: true } : null,
      orderId: reason === 'purchase' ? LINE.orderId : null,
      expiresAt: reason === 'purchase' ? UNTIL : null,
    })),
    pageSize: REASONS.length,
  },
  limits: {
    caps: SPENDING_CAPS,
    pauses: ORDER_PAUSE_DAYS,
    saved: {
      currency: 'EUR',
      capMinor: 5_000,
      spentMinor: 990,
      nextCapMinor: null,
      nextCapAt: AT.toISOString(),
      coolingOffUntil: UNTIL.toISOString(),
    },
  },
  trackerId: 'tracker',
  timeZone: 'Europe/Rome',
  prefix: '',
};

const text = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ');

describe.each(locales)('in %s', (locale) => {
  const money = loadMessages(locale, 'money') as Record<string, Record<string, string>>;
  const rights = loadMessages(locale, 'rights') as Record<string, Record<string, string>>;

  test('shows copy for every reason and bucket, and the label of hosted profiles', () => {
    const page = text(drawn(<MoneyPage {...PAGE} />, locale));
    expect(page).toContain(money['ledger']?.['hosted']);
    expect(page).toContain('Livia');
    for (const reason of Object.values(money['ledger']?.['reason'] ?? {})) {
      expect(page).toContain(reason);
    }
    expect(page).toContain(rights['withdraw']?.['go']);
    expect(page).toContain(money['subscription']?.['cancel']);
    expect(page).toContain(money['change']?.['legend']);
    expect(page).toContain('N-2026-000007');
    expect(page).toContain(money['tries']?.['text']);
    expect(page).toContain('Card refused');
    expect(page).toContain(money['waiting']?.['text']);
  });

  test('begins with what renews, what is left and the cards, then the statements, then the limits', () => {
    const page = text(drawn(<MoneyPage {...PAGE} credits="left: 130" />, locale));
    const cards = loadMessages(locale, 'checkout') as { cards: { title: string } };
    const title = (part: string) => money[part]?.['title'] ?? part;
    const inOrder = [
      title('subscription'),
      'left: 130',
      cards.cards.title,
      title('orders'),
      title('ledger'),
      title('limits'),
    ];
    const positions = inOrder.map((one) => page.indexOf(one));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });

  test('orders another plan with the order button’s own text', () => {
    const payments = loadMessages(locale, 'payments') as Record<string, Record<string, string>>;
    expect(money['change']?.['order']).toBe(payments['offer']?.['button']);
  });

  test('offers nothing that has expired', () => {
    const subscription = PAGE.subscription && { ...PAGE.subscription, nextChargeAt: null };
    const rightsOver = { withdrawUntil: null, guaranteeUntil: null };
    const orders = [{ ...LINE, rights: rightsOver }];
    const page = text(
      drawn(<MoneyPage {...PAGE} subscription={subscription} orders={orders} />, locale),
    );
    expect(page).not.toContain(rights['withdraw']?.['go']);
    expect(page).not.toContain(money['subscription']?.['cancel']);
  });

  test('shows every part empty for a member without payments', () => {
    const ledger = { first: [], pageSize: 20 };
    const empty = { ...PAGE, subscription: null, orders: [], waiting: [], tries: [], ledger };
    const page = text(drawn(<MoneyPage {...empty} />, locale));
    expect(page).not.toContain(money['tries']?.['text']);
    expect(page).not.toContain(money['waiting']?.['text']);
    for (const part of ['subscription', 'orders', 'ledger']) {
      expect(page).toContain(money[part]?.['none']);
    }
  });

  test.each(['cancel', 'withdraw'] as const)(
    'asks for three fields in the public form to %s',
    (kind) => {
      const form = <DeclarationForm kind={kind} language={locale} timeZone="Europe/Rome" />;
      const html = drawn(form, locale);
      expect(html.match(/<input/g)).toHaveLength(3);
      expect(text(html)).toContain(rights[kind]?.['go']);
    },
  );
});
