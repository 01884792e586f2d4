import { audit } from '../audit/audit.ts';
import { inTransaction } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { holdTicket } from './claim-ticket.ts';

type Assignment = {
  readonly reference: string;
  /** Null returns the ticket to everybody. The caller has checked that they answer tickets of its brand. */
  readonly assigneeId: string | null;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * Staff only: names the operator who is to answer a ticket. It reserves nothing: any other operator may answer too.
 * Raises `not_found`; `conflict` when the ticket was erased.
 */
export async function assignTicket(assignment: Assignment): Promise<void> {
  const { reference, assigneeId, actor, purpose, now } = assignment;
  await inTransaction(async (tx) => {
    const { id, brandId, email, assignedTo } = await holdTicket(tx, reference);
    if (email === '') fail('conflict', { state: 'erased' });
    if (assignedTo === assigneeId) return;
    await tx.ticket.update({ where: { id }, data: { assignedTo: assigneeId } });
    const data = { assigneeId: assigneeId ?? '' };
    const action = { actor, action: 'ticket.assign', subject: reference, data };
    await audit(tx, { ...action, brandId, purpose, now });
  });
}
