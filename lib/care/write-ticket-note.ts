import { audit } from '../audit/audit.ts';
import { inTransaction } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { refuseCardData } from '../security/refuse-card-data.ts';
import { holdTicket } from './claim-ticket.ts';

type Note = {
  readonly reference: string;
  readonly text: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * Staff only: adds a note to a ticket for other staff; it is never mailed and does not change the ticket's state.
 * Raises `not_found`, `contact_text_missing`, `card_data_refused`; `conflict` when the ticket was erased.
 */
export async function writeTicketNote({ reference, actor, purpose, now, ...note }: Note) {
  const text = note.text.trim();
  if (text === '') fail('contact_text_missing');
  refuseCardData(text);
  await inTransaction(async (tx) => {
    const { id: ticketId, brandId, email } = await holdTicket(tx, reference);
    if (email === '') fail('conflict', { state: 'erased' });
    const id = newId(now.getTime());
    await tx.ticketNote.create({ data: { id, ticketId, text, by: actor, at: now } });
    const action = { actor, action: 'ticket.note', subject: reference, data: { noteId: id } };
    await audit(tx, { ...action, brandId, purpose, now });
  });
}
