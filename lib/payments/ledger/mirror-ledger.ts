import type { Prisma } from '../../db/generated/client.ts';
import { postLedger, type LedgerAccount } from './post-ledger.ts';

/** Posts the reverse of an earlier transaction; ledger entries are never deleted. */
export async function mirrorLedger(
  tx: Prisma.TransactionClient,
  bookedKey: string,
  uniqueKey: string,
  now: Date,
): Promise<void> {
  const { company, entries } = await tx.ledgerTransaction.findUniqueOrThrow({
    where: { uniqueKey: bookedKey },
    include: { entries: true },
  });
  const [first] = entries;
  if (!first) throw new Error(`no ledger transaction with key ${bookedKey}`);
  await postLedger(tx, {
    kind: 'correction',
    uniqueKey,
    company,
    currency: first.currency,
    now,
    entries: entries.map(({ account, amountMinor }) => ({
      account: account as LedgerAccount,
      amountMinor: -amountMinor,
    })),
  });
}
