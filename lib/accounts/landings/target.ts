import { brandOrigin } from '../../brands/links.ts';
import { resolveRequest } from '../../brands/resolve-request.ts';
import type { Brand } from '../../brands/schema.ts';

const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;
const MAX_LENGTH = 2_000;

function decoded(base64: string): string | null {
  if (base64.length > MAX_LENGTH || !BASE64.test(base64)) return null;
  const bytes = Buffer.from(base64, 'base64');
  // Node skips characters that are not base64: only a text that encodes back to itself was base64.
  const plain = (text: string): string =>
    text
      .replace(/(?<!=)={1,2}$/, '')
      .replaceAll('-', '+')
      .replaceAll('_', '/');
  if (plain(bytes.toString('base64')) !== plain(base64)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function isOwn(url: URL, brand: Brand): boolean {
  const own = new URL(brandOrigin(brand));
  const sameOrigin = url.protocol === own.protocol && url.port === own.port;
  return sameOrigin && brand.hosts.includes(url.hostname);
}

/**
 * A page of this brand, as path and query, or null. Accepts a path, or an absolute address of the brand itself;
 * nothing that a browser could read as another site, and no API call.
 */
export function checkTarget(wanted: string, brand: Brand): string | null {
  // A browser drops control characters and reads a backslash as a slash: neither belongs in an address.
  if (/[\p{Cc}\\\s]/u.test(wanted)) return null;
  const relative = wanted.startsWith('/') && !wanted.startsWith('//');
  if (!relative && !/^https?:\/\//i.test(wanted)) return null;
  if (!URL.canParse(wanted, brandOrigin(brand))) return null;
  const url = new URL(wanted, brandOrigin(brand));
  if (!isOwn(url, brand) || url.username !== '' || url.password !== '') return null;
  // Also checked without its locale prefix, which an address may omit.
  const { kind, path } = resolveRequest(brand.hosts[0] ?? '', url.pathname);
  if (kind !== 'brand' || path.startsWith('/api/')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Target of a link after login, sent as base64: see `checkTarget`. */
export function readTarget(base64: string, brand: Brand): string | null {
  const wanted = decoded(base64);
  return wanted === null ? null : checkTarget(wanted, brand);
}

/** A path of the brand as login links carry it; `readTarget` decodes it. */
export function writeTarget(path: string): string {
  return Buffer.from(path, 'utf8').toString('base64url');
}
