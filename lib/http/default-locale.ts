import type { Resolved } from '../brands/resolve-request.ts';

/**
 * Pages in a brand's default language have no locale prefix: the address without it, or undefined for a path
 * that has none. A path with two slashes or a backslash, which could name another site, is malformed and not resolved.
 */
export function withoutDefaultLocale(
  resolved: Extract<Resolved, { kind: 'brand' }>,
): string | undefined {
  const { brand, path, search, prefixed } = resolved;
  const prefix = `/${brand.locales.default}`;
  if (prefixed || (path !== prefix && !path.startsWith(`${prefix}/`))) return undefined;
  return `${path.slice(prefix.length) || '/'}${search}`;
}
