import { translator } from '../../i18n/translate.ts';
import { formatMoney } from '../../kernel/money.ts';
import { dayOn, letterhead, type Sheet } from './sheet.ts';
import type { CreditNoteSnapshot } from './snapshot.ts';

/** Formats a stored credit note in the locale of the receipt that it reverses. */
export function creditNoteSheet(note: CreditNoteSnapshot): Sheet {
  const { receipt, amountMinor, vatMinor } = note;
  const { locale, offer } = receipt;
  const say = translator(locale, 'payments.creditNote');
  const sayReceipt = translator(locale, 'payments.receipt');
  const money = (amount: number) => formatMoney(amount, note.currency, locale);
  const isWhole = amountMinor === receipt.amountMinor;
  return {
    ...letterhead(receipt),
    title: say('title'),
    label: say('number', { label: note.label }),
    facts: [
      [say('date'), dayOn(receipt, note.issuedAt, true)],
      [sayReceipt('buyer'), receipt.buyer],
      [say('receipt'), receipt.label],
      [sayReceipt('date'), dayOn(receipt, receipt.paidAt, true)],
      [sayReceipt('order'), receipt.orderId],
      [sayReceipt('charge'), receipt.chargeId],
    ],
    rows: [
      [offer.lines.service, money(vatMinor - amountMinor)],
      [sayReceipt('vat', { rate: note.vatRate / 100 }), money(0 - vatMinor)],
    ],
    total: [say('total'), money(0 - amountMinor)],
    notes: [say(isWhole ? 'whole' : 'part', { label: receipt.label })],
  };
}
