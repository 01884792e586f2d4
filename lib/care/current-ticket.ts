import type { Prisma, Ticket } from '../db/generated/client.ts';

/**
 * Call inside a transaction: the ticket of a reference, or the one that it was merged into; its row is locked until
 * the transaction ends. Null for none.
 */
export async function holdCurrentTicket(
  tx: Prisma.TransactionClient,
  reference: string,
): Promise<Ticket | null> {
  const [found] = await tx.$queryRaw<{ readonly id: string }[]>`
    select coalesce(merged_into_id, id) as id from tickets where reference = ${reference}`;
  if (!found) return null;
  await tx.$queryRaw`select 1 from tickets where id = ${found.id}::uuid for update`;
  const ticket = await tx.ticket.findUnique({ where: { id: found.id } });
  // It was merged while this transaction waited for the lock.
  return ticket === null || ticket.mergedIntoId === null
    ? ticket
    : holdCurrentTicket(tx, reference);
}
