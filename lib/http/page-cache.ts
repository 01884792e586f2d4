import { createHash } from 'node:crypto';
import { contentSecurityPolicy, type ScriptedSources } from '../security/csp.ts';
import { createCache } from '../kernel/cache.ts';
import { MINUTE } from '../kernel/clock.ts';
import { within } from '../kernel/within.ts';
import { pack, type Packed } from './packed.ts';

export type CachedPage = {
  readonly status: number;
  readonly packed: Packed;
};

/** `link` is the Link header sent with the page, '' for none; `sources` and `sockets` are what its CSP allows. */
export type Rendered = {
  readonly status: number;
  readonly html: string;
  readonly link: string;
  readonly sources?: ScriptedSources | undefined;
  readonly sockets?: readonly string[];
};

// Pages contain legal texts and company data, which another instance may publish again. The limit is above the
// number of static pages of all brands and languages.
const pages = createCache<Promise<CachedPage>>('pages', { max: 10_000, ttlMs: 10 * MINUTE });

/** A rendering without an end is given up after this time, so that the next request begins another. */
const RENDERED_WITHIN_MS = 30_000;

async function inTime(work: Promise<CachedPage>): Promise<CachedPage> {
  const page = await within(RENDERED_WITHIN_MS, work, null);
  if (page === null) throw new Error('page rendering timed out');
  return page;
}

/** CSP hashes of the page's inline scripts: a cached page cannot carry a nonce. JSON-LD is data and needs none. */
function scriptHashes(html: string): string[] {
  const found = html.matchAll(
    /<script(?![^<>]*\s(?:src=|type="application\/ld\+json"))[^<>]*>([\s\S]*?)(?:<\/script>|$)/g,
  );
  const hashes = [...found].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

async function prepare({ status, html, link, sources, sockets }: Rendered): Promise<CachedPage> {
  const packed = await pack(html, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(scriptHashes(html), sources, sockets),
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding, cookie',
    ...(link === '' ? {} : { link }),
  });
  return { status, packed };
}

/**
 * The page for a key (brand, locale, tree path), rendered on first request and cached for ten minutes.
 * Concurrent callers share one rendering; a failed or endless one is not cached.
 */
export async function cachedPage(
  key: string,
  render: () => Promise<Rendered>,
): Promise<CachedPage> {
  const known = pages.get(key);
  if (known) return known;
  const fresh = inTime(render().then(prepare));
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

/** Clears the cached pages of one brand or of all, after their content has changed. */
export function forgetPages(brandId?: string): void {
  if (brandId === undefined) pages.clear();
  for (const key of pages.keys()) if (key.startsWith(`/${brandId}/`)) pages.delete(key);
}
