import { parentPort } from 'node:worker_threads';
import { drawReceipt } from './draw.ts';
import type { ReceiptSheet } from './sheet.ts';

parentPort?.on(
  'message',
  ({ id, sheet }: { readonly id: number; readonly sheet: ReceiptSheet }) => {
    drawReceipt(sheet).then(
      (pdf) => parentPort?.postMessage({ id, pdf: new Uint8Array(pdf) }),
      (error: unknown) =>
        parentPort?.postMessage({ id, failure: error instanceof Error ? error.message : 'failed' }),
    );
  },
);
