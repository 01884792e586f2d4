import { Prisma } from '../../db/generated/client.ts';
import type { RetentionLine } from './retention-line.ts';

/** Ten years, including the most leap days that they can contain. */
const TEN_YEARS = {
  days: 3_653,
  source: 'accounting and tax law (art. 2220 of the Italian civil code)',
} as const;

type PaymentRecord = Pick<RetentionLine, 'what' | 'table' | 'from'> & {
  /** The column that holds the record's date. */
  readonly date: string;
  /** Rows that reference it and must be deleted first. */
  readonly referencedBy: readonly { readonly table: string; readonly column: string }[];
};

const RECORDS: readonly PaymentRecord[] = [
  {
    what: 'Payments',
    table: 'charges',
    date: 'at',
    from: 'the payment; as long as its receipt',
    referencedBy: ['receipts', 'credit_notes'].map((table) => ({ table, column: 'charge_id' })),
  },
  {
    what: 'Refunds',
    table: 'refunds',
    date: 'updated_at',
    from: 'the last update',
    referencedBy: [{ table: 'credit_notes', column: 'refund_id' }],
  },
  {
    what: 'Disputed payments',
    table: 'disputes',
    date: 'updated_at',
    from: 'the last update',
    referencedBy: [{ table: 'credit_notes', column: 'dispute_id' }],
  },
  {
    what: 'Payment attempts',
    table: 'attempts',
    date: 'updated_at',
    from: 'the last update; as long as its payments and refunds',
    referencedBy: ['charges', 'refunds', 'disputes', 'card_checks'].map((table) => ({
      table,
      column: 'attempt_id',
    })),
  },
  {
    what: 'Renewals of subscriptions',
    table: 'renewals',
    date: 'charge_at',
    from: 'the due day',
    referencedBy: [],
  },
  {
    what: 'Orders',
    table: 'intents',
    date: 'created_at',
    from: 'the order; as long as its payment attempts',
    referencedBy: ['attempts', 'renewals'].map((table) => ({ table, column: 'intent_id' })),
  },
  {
    what: 'Subscriptions',
    table: 'subscriptions',
    date: 'period_end',
    from: 'the end of the last period; as long as its payments',
    referencedBy: ['charges', 'intents', 'renewals'].map((table) => ({
      table,
      column: 'subscription_id',
    })),
  },
];

function lineOf({ date, referencedBy, ...line }: PaymentRecord): RetentionLine {
  const unused = referencedBy.map(
    ({ table, column }) =>
      ` and not exists (select from ${table} where ${column} = ${line.table}.id)`,
  );
  return {
    ...line,
    ...TEN_YEARS,
    remove: (before) => Prisma.sql`
      delete from ${Prisma.raw(line.table)}
       where ${Prisma.raw(date)} < ${before}${Prisma.raw(unused.join(''))}`,
  };
}

/** A trigger on the table allows deletion only before the day set here. */
function booked(table: 'receipts' | 'credit_notes', what: string, from: string): RetentionLine {
  return {
    what,
    table,
    from,
    ...TEN_YEARS,
    remove: (before) => Prisma.sql`
      with named as materialized (
        select set_config('amarena.receipts_end', ${before.toISOString()}, true) as day)
      delete from ${Prisma.raw(table)} using named where created_at < named.day::timestamptz`,
  };
}

/** Payment records, ordered so that referencing rows are deleted first. */
export const PAYMENT_LINES: readonly RetentionLine[] = [
  {
    what: 'Keyed hashes of the card, address and device of payments',
    table: 'payment_fingerprints',
    days: 548,
    from: 'the payment',
    source: 'time for card disputes; GDPR art. 6(1)(f), prevention of fraud',
    remove: (before) => Prisma.sql`delete from payment_fingerprints where created_at < ${before}`,
  },
  {
    what: 'Refused cards, addresses and devices, by keyed hash',
    table: 'payment_blocks',
    days: 365,
    from: 'the last decision about the entry',
    source: 'GDPR art. 6(1)(f), prevention of fraud; art. 5(1)(e)',
    remove: (before) => Prisma.sql`
      delete from payment_blocks where coalesce(decided_at, created_at) < ${before}`,
  },
  booked('receipts', 'Receipts, with the buyer’s address', 'the receipt'),
  booked('credit_notes', 'Credit notes, with the buyer’s address', 'the credit note'),
  ...RECORDS.map(lineOf),
];
