import { inTransaction } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from '../staff/audit.ts';

type Closing = { readonly reference: string; readonly actor: string; readonly now: Date };

/**
 * Staff only: a ticket is done with; an answer of its sender opens it again. Raises `not_found`, `conflict` when
 * it was closed before.
 */
export async function closeTicket({ reference, actor, now }: Closing): Promise<void> {
  await inTransaction(async (tx) => {
    const ticket = await tx.ticket.findUnique({ where: { reference }, select: { state: true } });
    if (!ticket) fail('not_found');
    const { count } = await tx.ticket.updateMany({
      where: { reference, state: { not: 'closed' } },
      data: { state: 'closed' },
    });
    if (count === 0) fail('conflict', { state: 'closed' });
    await audit(tx, { actor, action: 'ticket.close', subject: reference, now });
  });
}
