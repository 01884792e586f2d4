import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy } from '../security/csp.ts';
import { securityHeaders } from '../security/headers.ts';
import { clock, MINUTE } from '../kernel/clock.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pages hold legal texts and company data, which may be published anew on another instance. */
const KEPT_MS = 10 * MINUTE;

type Body = { readonly bytes: Buffer; readonly headers: OutgoingHttpHeaders };

export type CachedPage = {
  readonly status: number;
  readonly etag: string;
  readonly plain: Body;
  readonly gzip: Body;
  readonly br: Body;
  readonly until: number;
};

/** `link` is the Link header the page is sent with, '' for none. */
export type Rendered = { readonly status: number; readonly html: string; readonly link: string };

const pages = new Map<string, Promise<CachedPage>>();

/** CSP hashes of the page's inline scripts: a cached page cannot carry a nonce. */
function scriptHashes(html: string): string[] {
  const found = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...found].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

async function prepare({ status, html, link }: Rendered, until: number): Promise<CachedPage> {
  const plain = Buffer.from(html);
  const [zipped, small] = await Promise.all([
    zip(plain, { level: 9 }),
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const common = {
    ...Object.fromEntries(securityHeaders()),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(scriptHashes(html)),
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding, cookie',
    etag,
    ...(link === '' ? {} : { link }),
  };
  const body = (bytes: Buffer, encoding?: string): Body => ({
    bytes,
    headers: {
      ...common,
      'content-length': bytes.byteLength,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
  return {
    status,
    etag,
    plain: body(plain),
    gzip: body(zipped, 'gzip'),
    br: body(small, 'br'),
    until,
  };
}

/**
 * The page under a key (brand, locale, tree path), rendered on first need and kept ten minutes. Callers
 * that come together share one rendering; a rendering that failed is not kept.
 */
export async function cachedPage(
  key: string,
  render: () => Promise<Rendered>,
): Promise<CachedPage> {
  const known = pages.get(key);
  if (known) {
    const page = await known;
    if (page.until > clock.ms()) return page;
  }
  const fresh = render().then((rendered) => prepare(rendered, clock.ms() + KEPT_MS));
  pages.set(key, fresh);
  try {
    const page = await fresh;
    if (page.status >= 500) pages.delete(key);
    return page;
  } catch (error) {
    pages.delete(key);
    throw error;
  }
}

export function forgetPages(): void {
  pages.clear();
}

export function bodyFor(page: CachedPage, accepted: string): Body {
  if (accepted.includes('br')) return page.br;
  return accepted.includes('gzip') ? page.gzip : page.plain;
}
