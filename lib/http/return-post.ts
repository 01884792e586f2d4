import type { IncomingMessage, ServerResponse } from 'node:http';
import { RETURNS, returnSegment } from '../payments/returns/return-table.ts';

const MAX_BYTES = 16_384;
const RETURN = /^\/(\w+)\/paymentCheck$/;
/** Of Apple's form; the person's name, which it may have too, is dropped. */
const APPLE = { path: '/loginWithApple', params: ['code', 'state', 'error'] } as const;

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

/** The parameters of the form that the page needs; undefined for a page that no provider posts to. */
function postedParams(path: string): readonly string[] | undefined {
  if (path === APPLE.path) return APPLE.params;
  const segment = returnSegment(RETURN.exec(path)?.[1] ?? '');
  if (segment === undefined) return undefined;
  const { param } = RETURNS[segment];
  return param === null ? [] : [param];
}

/** Whether a provider returns the browser by submitting a form (POST). */
export function isReturnPost(request: IncomingMessage, path: string): boolean {
  return request.method === 'POST' && postedParams(path) !== undefined;
}

/**
 * Redirects a browser that a provider returned by form POST to the same page by GET: cookies are not sent
 * with a cross-site POST, but are sent with the GET. Only the parameters that the page needs are copied from the form,
 * and their values are not trusted: nothing is read or changed here.
 */
export async function answerReturnPost(
  request: IncomingMessage,
  response: ServerResponse,
  { path, search, prefix }: Returned,
): Promise<void> {
  const query = new URLSearchParams(search);
  const params = postedParams(path) ?? [];
  const form = params.length === 0 ? new URLSearchParams() : await formOf(request);
  for (const param of params) {
    const brought = form.get(param);
    if (brought !== null) query.set(param, brought);
  }
  const text = query.toString();
  response
    .writeHead(303, {
      location: `${prefix}${path}${text === '' ? '' : `?${text}`}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .end();
}
