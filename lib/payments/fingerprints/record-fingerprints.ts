import { db } from '../../db/client.ts';
import type { Attempt } from '../../db/generated/client.ts';
import type { FingerprintKind } from '../../db/generated/enums.ts';
import type { ChargeRequest } from '../providers/charge-request.ts';
import { enteredCard } from './entered-card.ts';
import { paymentHash } from './payment-hash.ts';

export type Fingerprint = { readonly kind: FingerprintKind; readonly hash: string };

/** The card of a stored payment method, as earlier payments by it were recorded. */
async function storedCard(mandateId: string): Promise<readonly Fingerprint[]> {
  return db().paymentFingerprint.findMany({
    where: { kind: 'card', attempt: { mandateId } },
    distinct: ['kind', 'hash'],
    select: { kind: true, hash: true },
  });
}

async function payerOf(attempt: Attempt, request: ChargeRequest): Promise<readonly Fingerprint[]> {
  const { brandId, member } = await db().intent.findUniqueOrThrow({
    where: { id: attempt.intentId },
    select: { brandId: true, member: { select: { emailNormalised: true } } },
  });
  const named = (kind: FingerprintKind, value: string | null) =>
    value === null || value === '' ? [] : [{ kind, hash: paymentHash(brandId, kind, value) }];
  const entered = enteredCard(brandId, request.paymentMethod);
  return [
    ...named('email', member.emailNormalised),
    ...named('ip', request.payer.address),
    ...(entered === null ? [] : [{ kind: 'card' as const, hash: entered }]),
    ...(attempt.mandateId === null ? [] : await storedCard(attempt.mandateId)),
  ];
}

/**
 * Records, before a member's payment is sent, what identifies its payer, by keyed hash. Returns the hashes.
 */
export async function recordFingerprints(
  attempt: Attempt,
  request: ChargeRequest,
  now: Date,
): Promise<readonly Fingerprint[]> {
  const payer = await payerOf(attempt, request);
  await db().paymentFingerprint.createMany({
    data: payer.map((one) => ({ ...one, attemptId: attempt.id, createdAt: now })),
    skipDuplicates: true,
  });
  return payer;
}
