import { lockMember } from '../identity/lock-member.ts';
import { inTransaction } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { audit } from '../audit/audit.ts';

type Note = {
  readonly memberId: string;
  /** The conversation with a hosted profile that the note hands over to other operators. */
  readonly conversationId?: string;
  readonly text: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * Staff only: stores a note about a member for other staff. Raises `conflict` when the member is erased,
 * because nothing may be stored about them any more.
 */
export async function writeNote({
  memberId,
  conversationId,
  text,
  now,
  ...by
}: Note): Promise<void> {
  await inTransaction(async (tx) => {
    const { state, brandId } = await lockMember(tx, memberId);
    if (state === 'erased') fail('conflict', { state });
    const id = newId(now.getTime());
    const note = { id, memberId, brandId, text, by: by.actor, at: now };
    await tx.memberNote.create({ data: { ...note, conversationId: conversationId ?? null } });
    const data = { noteId: id, ...(conversationId !== undefined && { conversationId }) };
    await audit(tx, { ...by, action: 'write_note', subject: memberId, data, brandId, now });
  });
}
