import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { singleton } from '../../kernel/singleton.ts';
import type { Sheet } from './sheet.ts';

const DRAWN_WITHIN_MS = 15_000;

type Answer = { readonly id: number; readonly pdf?: Uint8Array; readonly failure?: string };
type Waiting = { readonly done: (answer: Answer) => void; readonly failed: (error: Error) => void };
type Drawer = { readonly draw: (sheet: Sheet) => Promise<Uint8Array> };

/** One thread draws for the whole process; it is made when first needed and again when it ended. */
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
    // A path, not import.meta.url: the pages' bundle would look for the file in its own folder.
    const started = new Worker(join(process.cwd(), 'lib/payments/receipt/worker.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    started.on('message', (answer: Answer) => waiting.get(answer.id)?.done(answer));
    started.on('error', end);
    started.on('exit', () => {
      if (worker === started) end(new Error('the drawing thread ended'));
    });
    // After the listeners, which would hold the process open again.
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
          end(new Error('a sheet took too long'));
        }, DRAWN_WITHIN_MS);
        waiting.set(id, {
          done: ({ pdf, failure }) => {
            settle();
            if (pdf) resolve(pdf);
            else reject(new Error(failure ?? 'no sheet was drawn'));
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

/** The PDF of a sheet, drawn off the event loop that carries the messages. */
export function renderSheet(sheet: Sheet): Promise<Uint8Array> {
  return singleton('sheet-drawer', createDrawer).draw(sheet);
}
