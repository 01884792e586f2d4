import { env } from '../kernel/env.ts';
import { brandByHost, brands, hostName } from './registry.ts';
import type { Brand, Locale } from './schema.ts';

export type Resolved =
  | {
      readonly kind: 'brand';
      readonly brand: Brand;
      readonly locale: Locale;
      /** True when the path has a locale prefix: `/fr/login`. */
      readonly prefixed: boolean;
      /** Without locale prefix and without trailing slash; "/" for the root. */
      readonly path: string;
      readonly search: string;
    }
  | {
      /** `malformed`: the path has more than one reading and is refused on every host; `path` is then ''. */
      readonly kind: 'desk' | 'platform' | 'unknown' | 'malformed';
      readonly path: string;
      readonly search: string;
    };

/** Longer than any path of ours. */
const MAX_PATH_LENGTH = 2_048;
/** What other programs read as another path: empty and dot segments, backslashes, control characters. */
const AMBIGUOUS = /\/\/|\/(?:\.|%2e){1,2}(?:\/|$)|[\\\p{Cc}]|%(?:5c|0|1|7f)/iu;

/** Path without a trailing slash, and query; undefined for a path with more than one reading. */
function split(url: string): { path: string; search: string } | undefined {
  const mark = url.indexOf('?');
  const raw = mark === -1 ? url : url.slice(0, mark);
  if (!isWellFormed(raw)) return undefined;
  const path = raw.length > 1 && raw.endsWith('/') ? raw.slice(0, -1) : raw;
  return { path, search: mark === -1 ? '' : url.slice(mark) };
}

function isWellFormed(path: string): boolean {
  return path.length <= MAX_PATH_LENGTH && path.startsWith('/') && !AMBIGUOUS.test(path);
}

/**
 * Providers call webhooks on whatever host they are configured with. The signature identifies the provider
 * and the payment identifies the brand, so the request is resolved to any brand.
 */
function carrierOf(path: string): Brand | undefined {
  return path.startsWith('/api/webhooks/') ? brands[0] : undefined;
}

/**
 * The only place where host and path are parsed: server, middleware and hub call it, and a request without
 * its result is refused. Accept-Language is ignored here; a page only uses it to suggest a language.
 */
export function resolveRequest(host: string, url: string): Resolved {
  const parts = split(url);
  if (!parts) return { kind: 'malformed', path: '', search: '' };
  const { path, search } = parts;
  const brand = brandByHost(host) ?? carrierOf(path);
  if (!brand) {
    const name = hostName(host);
    if (name === env().DESK_HOST) return { kind: 'desk', path, search };
    if (name === 'localhost') return { kind: 'platform', path, search };
    return { kind: 'unknown', path, search };
  }
  const [, first = ''] = path.split('/');
  const locale = brand.locales.others.find((other) => other === first);
  if (!locale) {
    return { kind: 'brand', brand, locale: brand.locales.default, prefixed: false, path, search };
  }
  const rest = path.slice(locale.length + 1) || '/';
  return { kind: 'brand', brand, locale, prefixed: true, path: rest, search };
}
