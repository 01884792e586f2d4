import { env } from '../kernel/env.ts';
import { brandById } from './registry.ts';
import type { Brand } from './schema.ts';

/** The brand's own origin, from its file and the public port; never from a Host header. */
export function brandOrigin(brand: Brand): string {
  return `${env().PUBLIC_SCHEME}://${withPort(brand.hosts[0] ?? brand.id)}`;
}

function withPort(host: string): string {
  const { PUBLIC_SCHEME: scheme, PUBLIC_PORT: port } = env();
  const usual = (scheme === 'https' && port === 443) || (scheme === 'http' && port === 80);
  return `${host}${usual ? '' : `:${port}`}`;
}

/** The origins of the web sockets of these hosts of ours. */
export function socketOrigins(hosts: readonly string[]): readonly string[] {
  const scheme = env().PUBLIC_SCHEME === 'https' ? 'wss' : 'ws';
  return hosts.map((host) => `${scheme}://${withPort(host)}`);
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
