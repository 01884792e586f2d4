import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Resolved } from '../../brands/resolve-request.ts';
import { createCache } from '../../kernel/cache.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { pack, sendPacked, type Packed } from '../packed.ts';
import { manifestOf } from './manifest.ts';
import { robotsOf } from './robots.ts';
import { sitemapOf } from './sitemap.ts';
import { visitorScript } from './visitor-script.ts';
import { workerOf } from './worker.ts';

const HOUR = 'public, max-age=3600';
const FOREVER = 'public, max-age=31536000, immutable';

type SiteFile = {
  readonly type: string;
  readonly cache: string;
  readonly text: () => string | Promise<string>;
};

/** The site file of a host and path; undefined when there is none. */
function fileAt(resolved: Resolved): SiteFile | undefined {
  const { kind, path } = resolved;
  if (kind !== 'brand') {
    if (path !== '/robots.txt') return undefined;
    return { type: 'text/plain', cache: HOUR, text: () => robotsOf(undefined) };
  }
  const { brand, locale } = resolved;
  if (path === '/manifest.webmanifest') {
    const text = () => manifestOf(brand, locale);
    return { type: 'application/manifest+json', cache: HOUR, text };
  }
  if (resolved.prefixed) return undefined;
  switch (path) {
    case '/robots.txt':
      return { type: 'text/plain', cache: HOUR, text: () => robotsOf(brand) };
    case '/sitemap.xml':
      return { type: 'application/xml', cache: HOUR, text: () => sitemapOf(brand) };
    case '/sw.js':
      return { type: 'text/javascript', cache: 'no-cache', text: () => workerOf(brand) };
  }
  const script = visitorScript()?.texts.get(path);
  return script === undefined
    ? undefined
    : { type: 'text/javascript', cache: FOREVER, text: () => script };
}

// The sitemap contains publication dates of texts, which another instance may publish.
const files = createCache<Promise<Packed>>('site-files', { max: 1_000, ttlMs: 10 * MINUTE });

async function made({ type, cache, text }: SiteFile): Promise<Packed> {
  return pack(await text(), {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': cache,
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
}

function cachedFile(key: string, file: SiteFile): Promise<Packed> {
  const known = files.get(key);
  if (known) return known;
  const packed = made(file);
  files.set(key, packed);
  packed.catch(() => files.delete(key));
  return packed;
}

/**
 * Answers the files a site has besides its pages: robots, sitemap, manifest, service worker and the visitors'
 * script, generated once and cached for ten minutes. False for every other path.
 */
export async function answerSiteFile(
  resolved: Resolved,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const file = fileAt(resolved);
  if (!file) return false;
  const whose = resolved.kind === 'brand' ? `${resolved.brand.id} ${resolved.locale}` : '';
  sendPacked(request, response, await cachedFile(`${whose} ${resolved.path}`, file));
  return true;
}
