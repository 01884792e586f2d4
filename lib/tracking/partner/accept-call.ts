import type { Affiliate, Prisma } from '../../db/generated/client.ts';
import { inTransaction } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { SECOND } from '../../kernel/clock.ts';
import { keyNamed } from '../affiliates/keys.ts';
import { isSignedBy } from '../affiliates/signature.ts';
import { PARTNER_CLOCK_SECONDS } from '../limits.ts';

export type PartnerCall = {
  readonly brandId: string;
  readonly headers: Headers;
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly raw: string;
  readonly now: Date;
};

type Work<T> = (tx: Prisma.TransactionClient, affiliate: Affiliate) => Promise<T>;

/**
 * Runs a partner's request if its signature is valid, recent and not used before, and records its nonce in
 * the same transaction: a failed request may be sent again unchanged, a successful one may not. Raises
 * `signature_invalid` (also for a key that is unknown, expired, or of another brand), `signature_expired` and
 * `call_replayed`.
 */
export async function acceptCall<T>(call: PartnerCall, work: Work<T>): Promise<T> {
  const { brandId, headers, method, path, raw: body, now } = call;
  const header = (name: string): string => headers.get(`x-partner-${name}`) ?? '';
  const [time, nonce] = [header('time'), header('nonce')];
  const known = await keyNamed(brandId, header('key'), now);
  const usable = /^\d{9,11}$/.test(time) && /^[\w-]{16,64}$/.test(nonce);
  const signed = { kind: 'call', method, path, time, nonce, body } as const;
  if (!known || !usable || !isSignedBy(known.secret, signed, header('signature'))) {
    return fail('signature_invalid');
  }
  const apart = Math.abs(now.getTime() / SECOND - Number(time));
  if (apart > PARTNER_CLOCK_SECONDS) fail('signature_expired', { seconds: PARTNER_CLOCK_SECONDS });
  const { affiliate } = known;
  return inTransaction(async (tx) => {
    const { count } = await tx.affiliateNonce.createMany({
      data: [{ affiliateId: affiliate.id, nonce, at: now }],
      skipDuplicates: true,
    });
    if (count === 0) fail('call_replayed');
    return work(tx, affiliate);
  });
}
