import { parentPort } from 'node:worker_threads';
import { drawSheet } from './draw-sheet.ts';
import type { Sheet } from './sheet.ts';

parentPort?.on('message', ({ id, sheet }: { readonly id: number; readonly sheet: Sheet }) => {
  drawSheet(sheet).then(
    (pdf) => parentPort?.postMessage({ id, pdf: new Uint8Array(pdf) }),
    (error: unknown) =>
      parentPort?.postMessage({ id, failure: error instanceof Error ? error.message : 'failed' }),
  );
});
