import type { Prisma } from '../../db/generated/client.ts';
import { refundEntries, refundedBefore } from './refunded-before.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { mirrorLedger } from '../ledger/mirror-ledger.ts';

export type PostedRefund = Prisma.RefundGetPayload<{
  include: { attempt: { include: { charge: true } } };
}>;

const keyOf = (id: string, bookings: number) =>
  bookings === 0 ? `refund:${id}` : `refund:${id}:${bookings}`;

/** How often this refund was booked already: it may have been retracted in between. */
function countBookings(tx: Prisma.TransactionClient, id: string): Promise<number> {
  return tx.ledgerTransaction.count({
    where: { OR: [{ uniqueKey: keyOf(id, 0) }, { uniqueKey: { startsWith: `refund:${id}:` } }] },
  });
}

/** Posts the refund to the ledger, with the VAT of the sale. */
export async function postRefund(
  tx: Prisma.TransactionClient,
  refund: PostedRefund,
  now: Date,
): Promise<void> {
  const { id, attempt, amountMinor, currency } = refund;
  const { charge } = attempt;
  const before = charge ? await refundedBefore(tx, attempt.id, { refundId: id }) : 0;
  await postLedger(tx, {
    kind: 'refund',
    uniqueKey: keyOf(id, await countBookings(tx, id)),
    company: attempt.company,
    currency,
    now,
    entries: [
      { account: `receivable:${attempt.provider}`, amountMinor: -amountMinor },
      ...refundEntries(charge, before, amountMinor),
    ],
  });
}

/** Reverses the last booking of a refund whose money was returned to us. */
export async function reverseRefund(
  tx: Prisma.TransactionClient,
  { id }: PostedRefund,
  now: Date,
): Promise<void> {
  const bookings = await countBookings(tx, id);
  await mirrorLedger(tx, keyOf(id, bookings - 1), `refund-undone:${id}:${bookings}`, now);
}
