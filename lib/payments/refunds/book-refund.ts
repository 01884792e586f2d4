import type { Prisma } from '../../db/generated/client.ts';
import { entriesGivenBack, givenBackBefore } from './given-back.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { mirrorLedger } from '../ledger/mirror-ledger.ts';

export type BookedRefund = Prisma.RefundGetPayload<{
  include: { attempt: { include: { charge: true } } };
}>;

const keyOf = (id: string, turn: number) => (turn === 0 ? `refund:${id}` : `refund:${id}:${turn}`);

/** How often this refund was booked already: it may have been retracted in between. */
function turns(tx: Prisma.TransactionClient, id: string): Promise<number> {
  return tx.ledgerTransaction.count({
    where: { OR: [{ uniqueKey: keyOf(id, 0) }, { uniqueKey: { startsWith: `refund:${id}:` } }] },
  });
}

/** The refund's side of the books, with the VAT that the sale was made with. */
export async function bookRefund(
  tx: Prisma.TransactionClient,
  refund: BookedRefund,
  now: Date,
): Promise<void> {
  const { id, attempt, amountMinor, currency } = refund;
  const { charge } = attempt;
  const before = charge ? await givenBackBefore(tx, attempt.id, { refundId: id }) : 0;
  await postLedger(tx, {
    kind: 'refund',
    uniqueKey: keyOf(id, await turns(tx, id)),
    company: attempt.company,
    currency,
    now,
    entries: [
      { account: `receivable:${attempt.provider}`, amountMinor: -amountMinor },
      ...entriesGivenBack(charge, before, amountMinor),
    ],
  });
}

/** Money that was given back and came back to us: the last booking the other way round. */
export async function unbookRefund(
  tx: Prisma.TransactionClient,
  { id }: BookedRefund,
  now: Date,
): Promise<void> {
  const turn = await turns(tx, id);
  await mirrorLedger(tx, keyOf(id, turn - 1), `refund-undone:${id}:${turn}`, now);
}
