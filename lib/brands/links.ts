import { env } from '../kernel/env.ts';
import { brandById } from './registry.ts';
import type { Brand } from './schema.ts';

/** The brand's own origin, from its file and the public port; never from a Host header. */
export function brandOrigin(brand: Brand): string {
  const { PUBLIC_SCHEME: scheme, PUBLIC_PORT: port } = env();
  const usual = (scheme === 'https' && port === 443) || (scheme === 'http' && port === 80);
  return `${scheme}://${brand.hosts[0] ?? brand.id}${usual ? '' : `:${port}`}`;
}

/**
 * An absolute link to a page of a brand. `path` begins with a slash; the locale is prefixed unless it is the
 * brand's default.
 */
export function brandLink(brandId: string, path: string, locale?: string): string {
  const brand = brandById(brandId);
  if (!brand) throw new Error(`no brand ${brandId}`);
  const prefix = locale && locale !== brand.locales.default ? `/${locale}` : '';
  return `${brandOrigin(brand)}${prefix}${path}`;
}
