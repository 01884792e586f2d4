import { db } from '../../db/client.ts';
import type { TicketFile } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { ticketFileBytes, type TicketFileSize } from '../../media/ticket-files.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { isReference } from '../reference.ts';

export type OpenedFile = {
  readonly bytes: Buffer;
  readonly kind: TicketFile['kind'];
  readonly name: string;
  readonly size: TicketFileSize;
};

async function opened(file: TicketFile | null, size: TicketFileSize): Promise<OpenedFile> {
  const { kind, name, objectKey } = file ?? fail('not_found');
  const bytes = await ticketFileBytes({ kind, objectKey }, size);
  return { bytes: bytes ?? fail('not_found'), kind, name, size };
}

type Asked = {
  readonly reference: string;
  readonly fileId: string;
  readonly size: TicketFileSize;
};

/** For staff with access to the ticket: a file of one of its messages. Raises `not_found`. */
export async function ticketFile({ reference, fileId, size }: Asked): Promise<OpenedFile> {
  if (!isReference(reference) || !isId(fileId)) fail('not_found');
  const where = { id: fileId, ticket: { reference } };
  return opened(await db().ticketFile.findFirst({ where }), size);
}

/**
 * For members: a file of one of their own tickets, also by the reference of a ticket that was merged into it. Raises
 * `not_found`, also for another member's.
 */
export async function ownTicketFile(
  { memberId, brandId }: Pick<MemberViewer, 'memberId' | 'brandId'>,
  { reference, fileId, size }: Asked,
): Promise<OpenedFile> {
  if (!isReference(reference) || !isId(fileId)) fail('not_found');
  const named = [{ reference }, { merged: { some: { reference } } }];
  const where = { id: fileId, ticket: { memberId, brandId, OR: named } };
  return opened(await db().ticketFile.findFirst({ where }), size);
}
