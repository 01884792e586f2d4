import type { Prisma } from '../../db/generated/client.ts';
import type { LedgerTransactionKind } from '../../db/generated/enums.ts';
import { newId } from '../../kernel/ids.ts';

export type LedgerAccount =
  | 'revenue'
  | 'refunds'
  | 'disputes'
  /** Paid, and no sale: the order could not be fulfilled. */
  | 'unearned'
  /** Refunded and disputed beyond the price of the sale. */
  | 'taken_twice'
  /** By provider: `receivable:adyen`. */
  | `receivable:${string}`
  /** By country: `vat:it`. */
  | `vat:${string}`;

export type LedgerLine = { readonly account: LedgerAccount; readonly amountMinor: number };

type Posting = {
  readonly kind: LedgerTransactionKind;
  /** Posting the same event twice violates the unique constraint. */
  readonly uniqueKey: string;
  readonly company: string;
  readonly currency: string;
  readonly now: Date;
  readonly entries: readonly LedgerLine[];
};

/** Writes one double entry. Entries of zero are left out; the database refuses a sum other than zero. */
export async function postLedger(tx: Prisma.TransactionClient, posting: Posting): Promise<void> {
  const { kind, uniqueKey, company, currency, now, entries } = posting;
  const at = now;
  const transactionId = newId(now.getTime());
  await tx.ledgerTransaction.create({ data: { id: transactionId, kind, uniqueKey, company, at } });
  await tx.ledgerEntry.createMany({
    data: entries
      .filter(({ amountMinor }) => amountMinor !== 0)
      .map((entry) => ({ ...entry, id: newId(now.getTime()), transactionId, currency })),
  });
}
