import type { SettlementLineKind } from '../../db/generated/enums.ts';
import { minorFrom } from '../../kernel/money.ts';

type SettledLine = {
  readonly kind: SettlementLineKind;
  /** The provider's reference of the payment. */
  readonly reference: string;
  readonly currency: string;
  /** Signed from our side: positive is money we receive. */
  readonly theirsMinor: number;
};

/** What is wrong with a line, and in which column. */
type LineFault = { readonly column: string; readonly code: string };

type Form = {
  readonly kind: string;
  readonly reference: string;
  readonly currency: string;
  /** One signed column, or one column for each direction. */
  readonly amount: string | { readonly credit: string; readonly debit: string };
  readonly kinds: Readonly<Record<string, SettlementLineKind>>;
};

/** File formats, recognised by their columns: our own settlement export and that of the card acquirer. */
const FORMS: readonly Form[] = [
  {
    kind: 'kind',
    reference: 'provider_reference',
    currency: 'currency',
    amount: 'amount',
    kinds: {
      sale: 'payment',
      payment: 'payment',
      refund: 'refund',
      unearned: 'payment',
      dispute: 'chargeback',
      chargeback: 'chargeback',
      chargeback_reversed: 'chargeback_reversed',
    },
  },
  {
    kind: 'Type',
    reference: 'Psp Reference',
    currency: 'Gross Currency',
    amount: { credit: 'Gross Credit (GC)', debit: 'Gross Debit (GC)' },
    kinds: {
      Settled: 'payment',
      Refunded: 'refund',
      Chargeback: 'chargeback',
      SecondChargeback: 'chargeback',
      ChargebackReversed: 'chargeback_reversed',
    },
  },
];

const columnsOf = ({ kind, reference, currency, amount }: Form): string[] => [
  kind,
  reference,
  currency,
  ...(typeof amount === 'string' ? [amount] : [amount.credit, amount.debit]),
];

/** The format that matches a header; null when every format misses a column. Pure. */
export function settlementForm(head: readonly string[]): Form | null {
  const names = new Set(head.map((name) => name.trim()));
  return FORMS.find((form) => columnsOf(form).every((column) => names.has(column))) ?? null;
}

const CURRENCY = /^[A-Z]{3}$/;
const REFERENCE = /^[\w.:-]{1,100}$/;

function amountIn(form: Form, cell: (column: string) => string, currency: string): number | null {
  const { amount } = form;
  if (typeof amount === 'string') return minorFrom(cell(amount), currency);
  const part = (column: string) => (cell(column) === '' ? 0 : minorFrom(cell(column), currency));
  const [credit, debit] = [part(amount.credit), part(amount.debit)];
  return credit === null || debit === null ? null : credit - debit;
}

const MAX_MINOR = 2_000_000_000;

/**
 * What a line says about one of our payments; null for a line about none, such as fees and payouts; a fault
 * when a line about a payment cannot be read. Pure.
 */
export function readSettlementLine(
  form: Form,
  head: readonly string[],
  cells: readonly string[],
): SettledLine | LineFault | null {
  const cell = (column: string) =>
    cells[head.findIndex((name) => name.trim() === column)]?.trim() ?? '';
  if (cells.every((one) => one.trim() === '')) return null;
  if (cells.length !== head.length) return { column: '', code: 'cells_missing' };
  const kind = Object.hasOwn(form.kinds, cell(form.kind)) ? form.kinds[cell(form.kind)] : undefined;
  if (!kind) return null;
  const reference = cell(form.reference);
  if (!REFERENCE.test(reference)) return { column: form.reference, code: 'reference_unreadable' };
  const currency = cell(form.currency);
  if (!CURRENCY.test(currency)) return { column: form.currency, code: 'currency_unreadable' };
  const theirsMinor = amountIn(form, cell, currency);
  const column = typeof form.amount === 'string' ? form.amount : form.amount.credit;
  if (theirsMinor === null || Math.abs(theirsMinor) > MAX_MINOR) {
    return { column, code: 'amount_unreadable' };
  }
  return { kind, reference, currency, theirsMinor };
}

export function isFault(read: SettledLine | LineFault): read is LineFault {
  return 'code' in read;
}
