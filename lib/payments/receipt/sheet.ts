import { brandById } from '../../brands/registry.ts';
import { translator } from '../../i18n/translate.ts';
import { formatMoney, minor } from '../../kernel/money.ts';
import { mailLook } from '../../mail/brand-look.ts';
import { longDate } from '../long-date.ts';
import type { ReceiptSnapshot } from './snapshot.ts';

/** A receipt ready to be drawn: nothing but finished words, numbers and colours, so that a worker can take it. */
export type ReceiptSheet = {
  readonly brand: string;
  readonly serif: boolean;
  readonly colours: {
    readonly ink: string;
    readonly soft: string;
    readonly line: string;
    readonly accent: string;
    readonly onAccent: string;
  };
  readonly title: string;
  readonly label: string;
  readonly company: readonly string[];
  readonly facts: readonly (readonly [string, string])[];
  readonly columns: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
  readonly total: readonly [string, string];
  readonly notes: readonly string[];
  readonly notice: string | null;
};

/** Puts a stored receipt into the words of its own locale. */
export function receiptSheet(receipt: ReceiptSnapshot): ReceiptSheet {
  const brand = brandById(receipt.brandId);
  if (!brand) throw new Error(`no brand ${receipt.brandId}`);
  const { company, offer, locale } = receipt;
  const say = translator(locale, 'payments.receipt');
  const money = (amount: number) => formatMoney(minor(amount), 'EUR', locale);
  const day = (iso: string, withTime = false) =>
    longDate(new Date(iso), brand.timezone, locale, withTime);
  const { accent, ink, line, onAccent, soft } = mailLook(brand).light;
  const period =
    receipt.periodStart !== null && receipt.periodEnd !== null
      ? say('period', { from: day(receipt.periodStart), to: day(receipt.periodEnd) })
      : null;
  return {
    brand: brand.name,
    serif: mailLook(brand).displayFont.includes('Georgia'),
    colours: { accent, ink, line, onAccent, soft },
    title: say('title'),
    label: say('number', { label: receipt.label }),
    company: [
      company.legalName,
      ...company.seat,
      say('registration', { number: company.registrationNumber }),
      say('vatNumber', { number: company.vatNumber }),
      company.email,
    ],
    facts: [
      [say('date'), day(receipt.paidAt, true)],
      [say('buyer'), receipt.buyer],
      [say('order'), receipt.orderId],
      [say('charge'), receipt.chargeId],
      [say('statement'), offer.descriptor],
    ],
    columns: [say('item'), say('amount')],
    rows: [
      [offer.lines.service, money(receipt.amountMinor - receipt.vatMinor)],
      [say('vat', { rate: receipt.vatRate / 100 }), money(receipt.vatMinor)],
    ],
    total: [say('total'), money(receipt.amountMinor)],
    notes: [
      ...(period === null ? [] : [period]),
      say('next', { line: offer.lines.nextCharge }),
      offer.lines.cancellation,
      ...(receipt.startNow ? [say('startNow')] : []),
      ...(receipt.withdrawUntil === null
        ? []
        : [say('withdraw', { until: day(receipt.withdrawUntil) })]),
      say('terms', { version: offer.termsVersion }),
    ],
    notice: company.invented ? say('invented') : null,
  };
}
