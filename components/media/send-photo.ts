import type { Contracts } from '#lib/http/contracts.ts';
import { CallError } from '#lib/http/client/call.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';
import { fromWire } from '#lib/wire/rename.ts';
import type { CropBox, OwnPhoto } from './types.ts';

interface Sending {
  trackerId: string;
  file: File;
  crop: CropBox | undefined;
  /** The same for every try: sent again after a lost answer it is one photo. */
  uploadId: string;
  /** Between 0 and 1, as the bytes leave. */
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

/** Uploads a photo. Throws CallError; `offline` when the line broke, `cancelled` after an abort. */
export function sendPhoto(sending: Sending): Promise<OwnPhoto> {
  const { trackerId, file, crop, uploadId, onShare, signal } = sending;
  const form = new FormData();
  form.set('uploadId', uploadId);
  if (crop) form.set('crop', JSON.stringify(crop));
  form.set('avatar', file);
  // fetch tells nothing about how far an upload has come.
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
      if (request.status === 200) {
        type Answer = AnswerOf<Contracts['POST /api/upload/{trackerId}']>;
        resolve((fromWire(answer) as Answer).data);
      } else reject(new CallError(request.status, answer as Partial<CallError>));
    };
    signal.addEventListener('abort', () => {
      request.abort();
    });
    request.open('POST', `/api/upload/${encodeURIComponent(trackerId)}`);
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}
