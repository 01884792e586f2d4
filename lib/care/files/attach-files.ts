import type { Prisma, TicketFile } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { cancelRemoval } from '../../media/schedule-removal.ts';
import { CARE_FILES_MAX } from '../limits.ts';
import type { FileOwner } from './file-owner.ts';

type Attaching = {
  /** Ids of uploaded files. */
  readonly files: readonly string[];
  readonly owner: FileOwner;
  readonly ticketId: string;
  /** Null for the first message of a ticket. */
  readonly messageId: string | null;
};

/**
 * Call inside the transaction that stores a message: attaches files that its sender has uploaded. Raises
 * `file_expired` for a file that was deleted because no message came, that belongs to another sender or message, and
 * `input_invalid` for too many.
 */
export async function attachFiles(
  tx: Prisma.TransactionClient,
  { files, owner, ticketId, messageId }: Attaching,
): Promise<readonly TicketFile[]> {
  const ids = [...new Set(files)];
  if (ids.length === 0) return [];
  if (ids.length > CARE_FILES_MAX) fail('input_invalid');
  const where = { id: { in: ids }, ticketId: null, ...owner };
  const found = await tx.ticketFile.findMany({ where, orderBy: { id: 'asc' } });
  if (found.length !== ids.length) fail('file_expired');
  // The removals first: the job that deletes files locks them in the same order.
  for (const { objectKey } of found) {
    if (!(await cancelRemoval(tx, objectKey))) fail('file_expired');
  }
  const { count } = await tx.ticketFile.updateMany({ where, data: { ticketId, messageId } });
  if (count !== ids.length) fail('file_expired');
  return found;
}
