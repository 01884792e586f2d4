import { fail } from '../../kernel/errors.ts';
import { receiptOf } from '../../payments/queries.ts';
import { receiptsContract } from '../../payments/receipt/contract.ts';
import { renderReceipt } from '../../payments/receipt/render-receipt.ts';
import { handlersFor } from '../handlers-for.ts';

export const receiptsHandlers = handlersFor(receiptsContract, {
  'GET /api/legal/get_receipt/{chargeId}': async (call) => {
    const snapshot = await receiptOf(call.member().memberId, call.params.chargeId);
    const pdf = await renderReceipt(snapshot);
    if (pdf.byteLength === 0) fail('unexpected');
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="receipt-${call.params.chargeId}.pdf"`,
        'cache-control': 'private, no-store',
      },
    });
  },
});
