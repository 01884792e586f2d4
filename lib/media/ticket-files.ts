import type { TicketFile } from '../db/generated/client.ts';
import { photoStore } from './photo-store.ts';

/** The files of a ticket are in an area of their own, which no public address leads to. */
export const ticketPictureName = (objectKey: string): string => `tickets/${objectKey}.jpg`;

/** The small version of a picture. */
export const ticketThumbName = (objectKey: string): string => `tickets/${objectKey}-card.webp`;

export const ticketPdfName = (objectKey: string): string => `tickets/${objectKey}.pdf`;

export type TicketFileSize = 'thumb' | 'full';

/** The bytes of a file of a ticket; null when they were deleted. A PDF has no small version. */
export function ticketFileBytes(
  { objectKey, kind }: Pick<TicketFile, 'objectKey' | 'kind'>,
  size: TicketFileSize = 'full',
): Promise<Buffer | null> {
  if (kind === 'pdf') return photoStore().get(ticketPdfName(objectKey));
  const nameOf = size === 'thumb' ? ticketThumbName : ticketPictureName;
  return photoStore().get(nameOf(objectKey));
}
