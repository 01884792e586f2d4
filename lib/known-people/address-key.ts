import { createHash, createHmac } from 'node:crypto';
import { normaliseEmail } from '../identity/email.ts';
import { env } from '../kernel/env.ts';
import { ADDRESS_HASH_PREFIX } from './limits.ts';

/** What the browser sends for an address: SHA-256 in base64url. */
export function addressHash(email: string): string {
  return createHash('sha256')
    .update(ADDRESS_HASH_PREFIX + normaliseEmail(email))
    .digest('base64url');
}

/**
 * What is stored of such a hash. Addresses can be guessed and a plain hash compared with the guesses: this one needs the
 * secret too, which is not in the database, and differs between brands. The secret is the one for stored hashes, since it
 * stays when that of the sessions changes.
 */
export function addressKey(brandId: string, hash: string): string {
  return createHmac('sha256', env().PAYMENT_HASH_SECRET)
    .update(JSON.stringify(['known', brandId, hash]))
    .digest('base64url');
}
