import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { themeStylesheetFile } from '../brands/theme-stylesheet.ts';
import { brandById } from '../brands/registry.ts';
import { env } from '../kernel/env.ts';
import { singleton } from '../kernel/singleton.ts';

const zip = promisify(gzip);

/** A file name without a slash, so that no path leads out of the folder. */
const PATH = /^\/brands\/([a-z0-9]+)\/([a-z0-9-]+\.(?:css|svg|png|ico))(?:\?(.*))?$/;
const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

type CachedFile = {
  readonly bytes: Buffer;
  readonly gzip: Buffer | undefined;
  readonly etag: string;
};

async function read(brandId: string, name: string): Promise<CachedFile | undefined> {
  const brand = brandById(brandId);
  if (!brand) return undefined;
  const file =
    name === 'theme.css' ? themeStylesheetFile(brand.id) : join('brands', brand.id, 'assets', name);
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return undefined;
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const packed = name.endsWith('.png') ? undefined : await zip(bytes, { level: 9 });
  return { bytes, gzip: packed, etag: `"${digest}"` };
}

/**
 * Reads a file once per process; in development, on every request. Only existing files are cached, so the
 * cache stays small.
 */
async function file(brandId: string, name: string): Promise<CachedFile | undefined> {
  const cachedFiles = singleton('brand-files', () => new Map<string, CachedFile>());
  const key = `${brandId}/${name}`;
  const found = env().NEXT_DEV ? undefined : cachedFiles.get(key);
  if (found) return found;
  const fresh = await read(brandId, name);
  if (fresh) cachedFiles.set(key, fresh);
  return fresh;
}

/**
 * Answers `/brands/{id}/{file}` from the brand's folder: its stylesheet and the files under `assets`. False
 * for every other path.
 */
export async function answerBrandFile(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [, brandId, name, version] = PATH.exec(request.url ?? '') ?? [];
  if (brandId === undefined || name === undefined) return false;
  const found = await file(brandId, name);
  if (!found) {
    response.writeHead(404, { 'cache-control': 'no-store' }).end();
    return true;
  }
  const { bytes, gzip: packed, etag } = found;
  const cache = env().NEXT_DEV ? 'no-cache' : version === undefined ? A_DAY : FOREVER;
  response.setHeader('etag', etag);
  response.setHeader('cache-control', cache);
  response.setHeader('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return true;
  }
  const zipped = packed && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const body = zipped ? packed : bytes;
  response.writeHead(200, {
    'content-type': TYPES[extname(name)],
    'content-length': body.byteLength,
    ...(zipped && { 'content-encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}
