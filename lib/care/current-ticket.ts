import type { Prisma } from '../db/generated/client.ts';

/**
 * Call inside a transaction: the ticket of a reference, or the one that it was merged into; its row is locked until
 * the transaction ends. Null for none.
 */
export async function holdCurrentTicket(tx: Prisma.TransactionClient, reference: string) {
  const [found] = await tx.$queryRaw<{ readonly id: string }[]>`
    select coalesce(merged_into_id, id) as id from tickets where reference = ${reference}`;
  if (!found) return null;
  await tx.$queryRaw`select 1 from tickets where id = ${found.id}::uuid for update`;
  return tx.ticket.findUnique({ where: { id: found.id } });
}
