import { db, inTransaction } from '../../db/client.ts';
import type { ProviderEvent } from '../../db/generated/client.ts';
import { hasStored, storeMandate } from '../cards/store-mandate.ts';
import { lockMemberPayments } from '../../db/locks.ts';
import type { Notice } from '../providers/notice.ts';
import { nothingKnown } from '../providers/nothing-known.ts';
import { WITH_ORDER } from '../orders/order-status.ts';

type TokenNotice = Extract<Notice, { readonly kind: 'token' }>;

/** A token that the provider no longer stores is not charged again. */
async function forget(provider: string, token: string, now: Date): Promise<boolean> {
  await db().mandate.updateMany({
    where: { provider, token, state: { not: 'revoked' } },
    data: { state: 'revoked', uses: [], revokeAt: null, revokedAt: now },
  });
  return true;
}

/**
 * Applies a provider's notice about a stored payment method, sent separately from any payment. False while
 * the owner is unknown: the payment that stored it is not captured yet.
 */
export async function syncToken(
  { provider, company, reference }: ProviderEvent,
  { token, state, stored }: TokenNotice,
  now: Date,
): Promise<boolean> {
  if (state === 'revoked') return forget(provider, token, now);
  const found = reference
    ? await db().attempt.findFirst({
        where: { provider, company, reference, state: 'captured' },
        select: { id: true, intent: { select: { memberId: true } } },
      })
    : null;
  const seen = { ...nothingKnown('captured', 'success'), stored };
  if (!found || !hasStored(seen)) return false;
  await inTransaction(async (tx) => {
    await lockMemberPayments(tx, found.intent.memberId);
    const attempt = await tx.attempt.findUniqueOrThrow({
      where: { id: found.id },
      include: WITH_ORDER,
    });
    await storeMandate(tx, attempt, seen, now);
  });
  return true;
}
