import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { brandById } from '#lib/brands/registry.ts';
import { offerOf } from '#lib/payments/offers/offer.ts';
import { presentPlan } from '#lib/payments/present.ts';
import { creditNoteSheet } from '#lib/payments/receipt/credit-note-sheet.ts';
import { receiptSheet } from '#lib/payments/receipt/receipt-sheet.ts';
import type { ReceiptSnapshot } from '#lib/payments/receipt/snapshot.ts';
import { settlementCsv } from '#lib/payments/settlement-csv.ts';

const brand = brandById('spark');
if (!brand) throw new Error('brand not found');

const now = new Date('2026-11-23T10:00:00Z');
const plan = {
  id: 'plan',
  productId: 'pack_50',
  version: 1,
  kind: 'pack',
  priceMinor: 2_990,
  currency: 'JPY',
  credits: 50,
  bonusCredits: 0,
  premiumLevel: 1,
  periodMonths: null,
  publishedAt: now,
} as const;

const { offer } = offerOf({
  plan,
  planName: 'Fifty',
  brand,
  locale: 'en',
  descriptor: 'SPARK',
  termsVersion: 1,
  startsAt: now,
  country: 'ie',
  now,
  guarantee: false,
});

const receipt: ReceiptSnapshot = {
  label: 'R-2026-1',
  brandId: brand.id,
  locale: 'en',
  company: brand.company,
  buyer: 'buyer@example.test',
  offer,
  startNow: true,
  offerHash: 'hash',
  orderId: 'order',
  chargeId: 'charge',
  amountMinor: 2_990,
  vatMinor: 559,
  vatRate: 2_300,
  currency: 'JPY',
  paidAt: now.toISOString(),
  orderedAt: now.toISOString(),
  periodStart: null,
  periodEnd: null,
  withdrawUntil: null,
};

// 39
describe('an amount is shown in the currency stored beside it', () => {
  test('in the offer and on the plans page', () => {
    expect(offer).toMatchObject({ price: '2990', currency: 'JPY' });
    expect(offer.lines.total).toContain('¥2,990');
    const entry = {
      productId: 'pack_50',
      planName: { it: 'Fifty', es: 'Fifty', fr: 'Fifty', en: 'Fifty' },
      visible: true,
      spacingBottom: false,
      firstSelling: false,
    };
    const shown = presentPlan(entry, { plan, oldPriceMinor: 3_990 }, 'en');
    expect(shown).toMatchObject({ price: '2990', oldPrice: '3990', currency: 'JPY' });
  });

  test('on receipts and credit notes', () => {
    const { rows, total } = receiptSheet(receipt);
    expect(rows.map(([, cell]) => cell)).toEqual(['¥2,431', '¥559']);
    expect(total[1]).toBe('¥2,990');
    const note = { ...receipt, vatCountry: 'ie', issuedAt: now.toISOString(), receipt };
    expect(creditNoteSheet(note).total[1]).toBe('-¥2,990');
  });

  test('in the settlement export', () => {
    const line = {
      at: now,
      kind: 'sale',
      company: 'gankomedia',
      brand: brand.id,
      provider: 'adyen',
      method: 'credit_card',
      order: 'order',
      charge: 'charge',
      providerReference: null,
      document: null,
      amountMinor: 2_990,
      vatMinor: 559,
      vatCountry: 'ie',
      currency: 'JPY',
    };
    expect(settlementCsv([line])[1]).toContain('2990,559,ie,JPY');
  });

  test('and the code of the currency is in one file', () => {
    const files = globSync(['lib/**/*.ts', 'app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}']);
    const named = files.filter((file) => /['"`]EUR['"`]/.test(readFileSync(file, 'utf8')));
    // Amounts in words exist for euros only.
    expect(named.sort()).toEqual([
      'components/desk/payments/amount-in-words.ts',
      'lib/kernel/money.ts',
    ]);
  });
});
