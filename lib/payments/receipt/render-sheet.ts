import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { singleton } from '../../kernel/singleton.ts';
import type { Sheet } from './sheet.ts';
import { RECEIPT_DRAWN_WITHIN_MS } from '../limits.ts';

type Answer = { readonly id: number; readonly pdf?: Uint8Array; readonly failure?: string };
type Waiting = { readonly done: (answer: Answer) => void; readonly failed: (error: Error) => void };
type Drawer = { readonly draw: (sheet: Sheet) => Promise<Uint8Array> };

/** One worker thread draws for the whole process; it is created when first needed and again after it ended. */
function createDrawer(): Drawer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  const end = (error: Error) => {
    void worker?.terminate();
    worker = undefined;
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
  };

  const thread = (): Worker => {
    if (worker) return worker;
    // A path instead of import.meta.url: the pages' bundle would look for the file in its own folder.
    const started = new Worker(join(process.cwd(), 'lib/payments/receipt/worker.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    started.on('message', (answer: Answer) => waiting.get(answer.id)?.done(answer));
    started.on('error', end);
    started.on('exit', () => {
      if (worker === started) end(new Error('pdf worker thread exited'));
    });
    // Called after the listeners are added, because adding them would keep the process alive again.
    started.unref();
    worker = started;
    return started;
  };

  return {
    draw: (sheet) =>
      new Promise<Uint8Array>((resolve, reject) => {
        last += 1;
        const id = last;
        const settle = () => {
          clearTimeout(timer);
          waiting.delete(id);
        };
        const timer = setTimeout(() => {
          end(new Error('pdf sheet drawing timed out'));
        }, RECEIPT_DRAWN_WITHIN_MS);
        waiting.set(id, {
          done: ({ pdf, failure }) => {
            settle();
            if (pdf) resolve(pdf);
            else reject(new Error(failure ?? 'pdf worker returned no document'));
          },
          failed: (error) => {
            settle();
            reject(error);
          },
        });
        thread().postMessage({ id, sheet });
      }),
  };
}

/** The PDF of a sheet, drawn in a worker thread so that the event loop stays free for messages. */
export function renderSheet(sheet: Sheet): Promise<Uint8Array> {
  return singleton('sheet-drawer', createDrawer).draw(sheet);
}
