import { lockMember } from '../identity/lock-member.ts';
import { inTransaction } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { audit } from '../audit/audit.ts';

type Note = {
  readonly memberId: string;
  readonly text: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * Staff only: stores a note about a member for other staff. Raises `conflict` when the member is erased,
 * because nothing may be stored about them any more.
 */
export async function writeNote({ memberId, text, now, ...by }: Note): Promise<void> {
  await inTransaction(async (tx) => {
    const { state, brandId } = await lockMember(tx, memberId);
    if (state === 'erased') fail('conflict', { state });
    const id = newId(now.getTime());
    await tx.memberNote.create({ data: { id, memberId, brandId, text, by: by.actor, at: now } });
    const data = { noteId: id };
    await audit(tx, { ...by, action: 'write_note', subject: memberId, data, brandId, now });
  });
}
