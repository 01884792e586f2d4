import { createHmac } from 'node:crypto';
import type { FingerprintKind } from '../../db/generated/enums.ts';
import { env } from '../../kernel/env.ts';

/**
 * Keyed hash of what identifies a payer: neither guessed from the table nor compared between brands. Another
 * `PAYMENT_HASH_SECRET` makes the stored hashes match nothing.
 */
export function paymentHash(brandId: string, kind: FingerprintKind, value: string): string {
  return createHmac('sha256', env().PAYMENT_HASH_SECRET)
    .update(JSON.stringify(['payment', brandId, kind, value]))
    .digest('base64url');
}
