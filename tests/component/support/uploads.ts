import { act } from '@testing-library/react';
import { toWire } from '#lib/wire/rename.ts';

/** One upload in progress; the test controls its progress and its end. */
export type Upload = {
  readonly path: string;
  readonly form: FormData;
  readonly isAborted: () => boolean;
  readonly progress: (share: number) => Promise<void>;
  /** An answer with English names, or a problem with its status. */
  readonly answer: (body: unknown, status?: number) => Promise<void>;
  readonly loseConnection: () => Promise<void>;
};

/**
 * From now on until the test file ends, captures the page's uploads, which use XMLHttpRequest for its
 * progress events.
 */
export function watchUploads(): readonly Upload[] {
  const uploads: Upload[] = [];

  class UploadRequest {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload: () => void = () => undefined;
    onerror: () => void = () => undefined;
    onabort: () => void = () => undefined;
    ontimeout: () => void = () => undefined;
    status = 0;
    responseText = '';
    #path = '';
    #aborted = false;

    open(_method: string, path: string): void {
      this.#path = path;
    }

    setRequestHeader(): void {
      // Only what is sent and answered matters here.
    }

    abort(): void {
      this.#aborted = true;
      this.onabort();
    }

    send(form: FormData): void {
      const doing = (then: () => void) => () =>
        act(async () => {
          then();
          await Promise.resolve();
        });
      uploads.push({
        path: this.#path,
        form,
        isAborted: () => this.#aborted,
        progress: (share) =>
          doing(() => this.upload.onprogress?.({ loaded: share * 100, total: 100 }))(),
        answer: (body, status = 200) =>
          doing(() => {
            this.status = status;
            this.responseText = JSON.stringify(toWire(body));
            this.onload();
          })(),
        loseConnection: doing(() => {
          this.onerror();
        }),
      });
    }
  }
  Object.defineProperty(window, 'XMLHttpRequest', { value: UploadRequest, configurable: true });
  return uploads;
}
