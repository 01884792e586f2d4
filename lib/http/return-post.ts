import type { IncomingMessage, ServerResponse } from 'node:http';
import { RETURNS, returnSegment } from '../payments/returns/return-table.ts';

const MAX_BYTES = 16_384;
const RETURN = /^\/(\w+)\/paymentCheck$/;

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') !== true) {
    return new URLSearchParams();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Larger than any provider's form: the order can be queried without it.
    if (size > MAX_BYTES) return new URLSearchParams();
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

type Returned = {
  /** Without the locale, which is in `prefix`. */
  readonly path: string;
  readonly search: string;
  readonly prefix: string;
};

/** Whether a provider returns the browser by submitting a form (POST). */
export function isReturnPost(request: IncomingMessage, path: string): boolean {
  const segment = RETURN.exec(path)?.[1] ?? '';
  return request.method === 'POST' && returnSegment(segment) !== undefined;
}

/**
 * Redirects a browser that a provider returned by form POST to the same page by GET: the session cookie is
 * not sent with a cross-site POST, but is sent with the GET. Only the parameter that the page needs is copied
 * from the form, and its value is not trusted.
 */
export async function answerReturnPost(
  request: IncomingMessage,
  response: ServerResponse,
  { path, search, prefix }: Returned,
): Promise<void> {
  const segment = returnSegment(RETURN.exec(path)?.[1] ?? '');
  const param = segment === undefined ? null : RETURNS[segment].param;
  const query = new URLSearchParams(search);
  const brought = param === null ? null : (await formOf(request)).get(param);
  if (param !== null && brought !== null) query.set(param, brought);
  const text = query.toString();
  response
    .writeHead(303, {
      location: `${prefix}${path}${text === '' ? '' : `?${text}`}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .end();
}
