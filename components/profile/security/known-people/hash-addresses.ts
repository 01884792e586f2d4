import { ADDRESS_HASH_PREFIX } from '#lib/known-people/limits.ts';

async function hashOf(address: string): Promise<string> {
  const bytes = new TextEncoder().encode(ADDRESS_HASH_PREFIX + address);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCodePoint(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What leaves the browser of a list of addresses. */
export function hashAddresses(addresses: readonly string[]): Promise<string[]> {
  return Promise.all(addresses.map(hashOf));
}
