import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import type { CreditNoteSnapshot, ReceiptSnapshot } from './snapshot.ts';

/** The receipt of one of the member's own charges. Raises `not_found`, also for another member's charge. */
export async function receiptOf(memberId: string, chargeId: string): Promise<ReceiptSnapshot> {
  const charge = { publicId: chargeId, memberId };
  const receipt = await db().receipt.findFirst({ where: { charge } });
  return receipt ? (receipt.snapshot as ReceiptSnapshot) : fail('not_found');
}

/** The credit note for one of the member's own charges. Raises `not_found`. */
export async function creditNoteOf(
  memberId: string,
  chargeId: string,
  label: string,
): Promise<CreditNoteSnapshot> {
  const charge = { publicId: chargeId, memberId };
  const notes = await db().creditNote.findMany({ where: { charge } });
  const snapshots = notes.map(({ snapshot }) => snapshot as CreditNoteSnapshot);
  return snapshots.find((note) => note.label === label) ?? fail('not_found');
}
