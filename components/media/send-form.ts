import { CallError } from '#lib/http/client/call-error.ts';
import { fromWire } from '#lib/wire/rename.ts';

export interface UploadOptions {
  /** Called with a fraction between 0 and 1 as the upload proceeds. */
  onShare: (share: number) => void;
  signal: AbortSignal;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return {};
  }
}

/**
 * Sends a form with a file; the answer is translated from the wire names. Throws CallError: `offline` when
 * the connection broke, `cancelled` after an abort.
 */
export function sendForm(
  path: string,
  form: FormData,
  { onShare, signal }: UploadOptions,
): Promise<unknown> {
  // fetch reports no upload progress.
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const stop = (code: string) => () => {
      reject(new CallError(0, { code }));
    };
    request.upload.onprogress = ({ loaded, total }) => {
      onShare(total === 0 ? 0 : loaded / total);
    };
    request.onerror = stop('offline');
    request.ontimeout = stop('offline');
    request.onabort = stop('cancelled');
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status === 200) resolve(fromWire(answer));
      else reject(new CallError(request.status, answer as Partial<CallError>));
    };
    signal.addEventListener('abort', () => {
      request.abort();
    });
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}
