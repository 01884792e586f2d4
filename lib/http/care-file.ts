import { asFile } from '../care/files/upload-file.ts';
import type { OpenedFile } from '../care/files/ticket-file.ts';
import { CARE_PICTURE_BYTES } from '../care/limits.ts';
import { receiveFile } from '../media/own-photos/receive-file.ts';

const FILE = { field: 'file', limit: CARE_PICTURE_BYTES } as const;

/** The file of an upload to customer care. Raises `file_too_large`, `file_missing`. */
export async function receiveCareFile(request: Request) {
  const { bytes, name } = await asFile(() => receiveFile(request, FILE));
  return { bytes, name };
}

const TYPES = { thumb: 'image/webp', full: 'image/jpeg' } as const;

/**
 * A file of a ticket, for its reader only: no browser or proxy may store it. A PDF is the sender's own, so it is
 * downloaded and never rendered, and could run nothing on our origin if a browser rendered it all the same.
 */
export function careFileResponse({ bytes, kind, name, size }: OpenedFile): Response {
  const isPdf = kind === 'pdf';
  const encoded = `filename*=UTF-8''${encodeURIComponent(name)}`;
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': isPdf ? 'application/pdf' : TYPES[size],
      'content-length': String(bytes.length),
      'content-disposition': isPdf ? `attachment; ${encoded}` : 'inline',
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
  });
}
