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
      readonly kind: 'desk' | 'platform' | 'unknown';
      readonly path: string;
      readonly search: string;
    };

function split(url: string): { path: string; search: string } {
  const mark = url.indexOf('?');
  const raw = mark === -1 ? url : url.slice(0, mark);
  const path = raw.length > 1 && raw.endsWith('/') ? raw.replace(/\/+$/, '') || '/' : raw;
  return { path, search: mark === -1 ? '' : url.slice(mark) };
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
  const { path, search } = split(url);
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
