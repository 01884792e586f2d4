import type { Resolved } from '../brands/resolve-request.ts';

/**
 * Pages in a brand's default language have no locale prefix: the address without it, or undefined for a path
 * that has none. Never the address of another site.
 */
export function withoutDefaultLocale(
  resolved: Extract<Resolved, { kind: 'brand' }>,
): string | undefined {
  const { brand, path, search, prefixed } = resolved;
  const prefix = `/${brand.locales.default}`;
  if (prefixed || (path !== prefix && !path.startsWith(`${prefix}/`))) return undefined;
  const rest = path.slice(prefix.length).replace(/^[/\\]+/, '');
  return `/${rest}${search}`;
}
