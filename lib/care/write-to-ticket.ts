import type { MemberViewer } from '../identity/viewer.ts';
import { brandById } from '../brands/registry.ts';
import { inTransaction } from '../db/client.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail } from '../kernel/errors.ts';
import { refuseCardData } from '../security/refuse-card-data.ts';
import { addTicketMessage } from './add-ticket-message.ts';
import { holdCurrentTicket } from './current-ticket.ts';
import { isReference } from './reference.ts';

type NewMessage = {
  readonly member: Pick<MemberViewer, 'memberId' | 'brandId'>;
  readonly reference: string;
  readonly text: string;
  /** Ids of files that the member has uploaded. */
  readonly files?: readonly string[];
  readonly now: Date;
};

/**
 * For members: adds a message to their own ticket; a closed one reopens. Raises `not_found`, also for another
 * member's ticket, `contact_text_missing`, `card_data_refused`, and what `attachFiles` raises.
 */
export async function writeToTicket({
  member,
  reference,
  now,
  ...input
}: NewMessage): Promise<void> {
  const { memberId, brandId } = member;
  const text = input.text.trim();
  if (!isReference(reference)) fail('not_found');
  if (text === '')
    fail('contact_text_missing', {}, [{ path: 'text', code: 'contact_text_missing' }]);
  refuseCardData(text);
  const brand = brandById(brandId) ?? fail('not_found');
  await inTransaction(async (tx) => {
    const ticket = await holdCurrentTicket(tx, reference);
    if (ticket?.memberId !== memberId || ticket.brandId !== brandId) return fail('not_found');
    const about = { ticket, brand, now };
    const written = {
      text,
      from: ticket.email,
      fromAddress: null,
      messageId: null,
      uploaded: { files: input.files ?? [], owner: { brandId, memberId, by: null } },
    };
    await addTicketMessage(tx, about, written);
  });
  wakeJobs();
}
