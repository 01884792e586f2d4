import type { TicketFileKind } from '../../db/generated/enums.ts';
import { isPicture } from '../../media/is-picture.ts';

const PDF_HEAD = /^%PDF-[12]\.\d/;
/** The end of a PDF is marked within its last kilobyte. */
const PDF_TAIL_BYTES = 1_024;
const PDF_END = '%%EOF';

function isPdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(-PDF_TAIL_BYTES).toString('latin1');
  return PDF_HEAD.test(bytes.subarray(0, 8).toString('latin1')) && tail.includes(PDF_END);
}

/**
 * What a file is by its content, regardless of its name and declared type; null for anything that a ticket does not
 * take. Drawings (SVG) are no attachments.
 */
export function fileKind(bytes: Buffer): TicketFileKind | null {
  if (isPdf(bytes)) return 'pdf';
  return isPicture(bytes) ? 'picture' : null;
}
