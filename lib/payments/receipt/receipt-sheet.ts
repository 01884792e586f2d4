import { translator } from '../../i18n/translate.ts';
import { formatMoney } from '../../kernel/money.ts';
import { dayOn, letterhead, type Sheet } from './sheet.ts';
import type { ReceiptSnapshot } from './snapshot.ts';

/** Formats a stored receipt in its own locale. */
export function receiptSheet(receipt: ReceiptSnapshot): Sheet {
  const { offer, locale, periodStart, periodEnd, withdrawUntil } = receipt;
  const say = translator(locale, 'payments.receipt');
  const money = (amount: number) => formatMoney(amount, receipt.currency, locale);
  const day = (iso: string) => dayOn(receipt, iso);
  return {
    ...letterhead(receipt),
    title: say('title'),
    label: say('number', { label: receipt.label }),
    facts: [
      [say('date'), dayOn(receipt, receipt.paidAt, true)],
      [say('buyer'), receipt.buyer],
      [say('order'), receipt.orderId],
      [say('charge'), receipt.chargeId],
      [say('statement'), offer.descriptor],
    ],
    rows: [
      [offer.lines.service, money(receipt.amountMinor - receipt.vatMinor)],
      [say('vat', { rate: receipt.vatRate / 100 }), money(receipt.vatMinor)],
    ],
    total: [say('total'), money(receipt.amountMinor)],
    notes: [
      ...(periodStart === null || periodEnd === null
        ? []
        : [say('period', { from: day(periodStart), to: day(periodEnd) })]),
      say('next', { line: offer.lines.nextCharge }),
      offer.lines.cancellation,
      ...(receipt.startNow ? [say('startNow')] : []),
      ...(withdrawUntil === null ? [] : [say('withdraw', { until: day(withdrawUntil) })]),
      say('terms', { version: offer.termsVersion }),
    ],
  };
}
