import type { IncomingMessage, ServerResponse } from 'node:http';
import { RETURNS, returnSegment } from '../payments/returns/return-table.ts';

const LONGEST = 16_384;
const RETURN = /^\/(\w+)\/paymentCheck$/;

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') !== true) {
    return new URLSearchParams();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Too long for any provider: the order can be asked about without it.
    if (size > LONGEST) return new URLSearchParams();
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

type Returned = {
  /** Without the locale, which `prefix` has. */
  readonly path: string;
  readonly search: string;
  readonly prefix: string;
};

/** Whether a provider brings a browser back by a form of its own. */
export function isReturnPost(request: IncomingMessage, path: string): boolean {
  const segment = RETURN.exec(path)?.[1] ?? '';
  return request.method === 'POST' && returnSegment(segment) !== undefined;
}

/**
 * Sends a browser that a provider brought back by a form on to the same page by address: the session's
 * cookie does not come along from another site's form, but does with the address. Of the form only what
 * the page asks with is taken, and nothing is believed of it.
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
