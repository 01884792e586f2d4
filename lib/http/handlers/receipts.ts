import { receiptsContract } from '../../payments/receipt/contract.ts';
import { creditNoteSheet } from '../../payments/receipt/credit-note-sheet.ts';
import { creditNoteOf, receiptOf } from '../../payments/receipt/queries.ts';
import { receiptSheet } from '../../payments/receipt/receipt-sheet.ts';
import { renderSheet } from '../../payments/receipt/render-sheet.ts';
import type { Sheet } from '../../payments/receipt/sheet.ts';
import { handlersFor } from '../handlers-for.ts';

async function pdf(sheet: Sheet, name: string): Promise<Response> {
  return new Response(new Uint8Array(await renderSheet(sheet)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}

export const receiptsHandlers = handlersFor(receiptsContract, {
  'GET /api/legal/get_receipt/{chargeId}': async (call) => {
    const { chargeId } = call.params;
    const receipt = await receiptOf(call.member().memberId, chargeId);
    return pdf(receiptSheet(receipt), `receipt-${chargeId}`);
  },

  'GET /api/legal/get_credit_note/{chargeId}/{label}': async (call) => {
    const { chargeId, label } = call.params;
    const note = await creditNoteOf(call.member().memberId, chargeId, label);
    return pdf(creditNoteSheet(note), `credit-note-${note.label}`);
  },
});
