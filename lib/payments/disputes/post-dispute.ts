import type { Charge, Dispute, Prisma } from '../../db/generated/client.ts';
import { refundEntries, refundedBefore } from '../refunds/refunded-before.ts';
import { postLedger, type LedgerLine } from '../ledger/post-ledger.ts';
import type { Hold } from './dispute-states.ts';

type Tx = Prisma.TransactionClient;
type Disputed = Dispute & { readonly attempt: { readonly company: string; charge: Charge | null } };

/** The bank takes the money, or returns it. */
function moved({ provider, amountMinor }: Dispute, sign: 1 | -1): LedgerLine[] {
  return [
    { account: `receivable:${provider}`, amountMinor: -sign * amountMinor },
    { account: 'disputes', amountMinor: sign * amountMinor },
  ];
}

/** A lost claim posts the sale as refunded; `sign` -1 reverses that. */
async function lost(tx: Tx, dispute: Disputed, sign: 1 | -1): Promise<LedgerLine[]> {
  const { id, attemptId, amountMinor, attempt } = dispute;
  const { charge } = attempt;
  const before = charge ? await refundedBefore(tx, attemptId, { disputeId: id }) : 0;
  const given = refundEntries(charge, before, amountMinor);
  return [
    { account: 'disputes', amountMinor: -sign * amountMinor },
    ...given.map((entry) => ({ ...entry, amountMinor: sign * entry.amountMinor })),
  ];
}

/** Posts the transfer of the money from one holder to another, once per transfer. */
export async function postDispute(
  tx: Tx,
  dispute: Disputed,
  from: Hold,
  to: Hold,
  now: Date,
): Promise<void> {
  if (from === to) return;
  const entries: LedgerLine[] = [];
  if (from === 'ours') entries.push(...moved(dispute, 1));
  if (from === 'gone') entries.push(...(await lost(tx, dispute, -1)));
  if (to === 'gone') entries.push(...(await lost(tx, dispute, 1)));
  if (to === 'ours') entries.push(...moved(dispute, -1));
  const prefix = `dispute:${dispute.id}:`;
  const sequence = await tx.ledgerTransaction.count({
    where: { uniqueKey: { startsWith: prefix } },
  });
  await postLedger(tx, {
    kind: 'dispute',
    uniqueKey: `${prefix}${sequence}`,
    currency: dispute.currency,
    now,
    company: dispute.attempt.company,
    entries,
  });
}
