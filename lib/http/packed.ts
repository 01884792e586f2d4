import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Body = { readonly bytes: Buffer; readonly headers: OutgoingHttpHeaders };

/** An answer cached in memory, compressed once in each encoding that browsers accept. */
export type Packed = {
  readonly etag: string;
  readonly vary: string;
  readonly plain: Body;
  readonly gzip: Body;
  readonly br: Body;
};

export type PackedHeaders = OutgoingHttpHeaders & { readonly vary: string };

/** Prepares a text to be sent with these headers. */
export async function pack(text: string, headers: PackedHeaders): Promise<Packed> {
  const plain = Buffer.from(text);
  const [zipped, small] = await Promise.all([
    zip(plain, { level: 9 }),
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const body = (bytes: Buffer, encoding?: string): Body => ({
    bytes,
    headers: {
      ...headers,
      etag,
      'content-length': bytes.byteLength,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
  return {
    etag,
    vary: headers.vary,
    plain: body(plain),
    gzip: body(zipped, 'gzip'),
    br: body(small, 'br'),
  };
}

export function bodyFor(packed: Packed, accepted: string): Body {
  if (accepted.includes('br')) return packed.br;
  return accepted.includes('gzip') ? packed.gzip : packed.plain;
}

/** Sends the answer, or 304 if the browser's copy is current. */
export function sendPacked(
  request: IncomingMessage,
  response: ServerResponse,
  packed: Packed,
  status = 200,
): void {
  if (request.headers['if-none-match'] === packed.etag) {
    response.writeHead(304, { etag: packed.etag, vary: packed.vary }).end();
    return;
  }
  const body = bodyFor(packed, request.headers['accept-encoding'] ?? '');
  response.writeHead(status, body.headers);
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}
