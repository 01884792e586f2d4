import { brandOrigin } from '../../brands/links.ts';
import type { Brand } from '../../brands/schema.ts';

/** What the passkeys of a brand are bound to: its own host, so that none works on another brand or a copy of the site. */
export function relyingParty(brand: Brand) {
  const origin = brandOrigin(brand);
  return { id: new URL(origin).hostname, origin, name: brand.name };
}

/** How an authenticator names the account: the bytes of its id, which say nothing about the member. */
export function userHandle(memberId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(memberId.replaceAll('-', ''), 'hex'));
}
