import type { Prisma } from '../db/generated/client.ts';
import { newId } from '../kernel/ids.ts';
import type { StoredMeans } from './providers/provider.ts';
import type { LockedAttempt } from './sync-attempt.ts';

/**
 * Called by syncAttempt and fulfilment. Keeps the card that a provider stored for renewals and ties it to
 * the subscription that this attempt paid. Only for orders that renew: no other purchase asks for it.
 */
export async function keepMandate(
  tx: Prisma.TransactionClient,
  attempt: LockedAttempt,
  stored: StoredMeans,
  now: Date,
): Promise<void> {
  if (attempt.intent.planVersion.kind !== 'subscription') return;
  const { provider, company } = attempt;
  const { token, cardBrand, lastFour, expiresOn } = stored;
  const shown = { cardBrand, lastFour, expiresOn };
  const mandate = await tx.mandate.upsert({
    where: { provider_token: { provider, token } },
    create: {
      id: newId(now.getTime()),
      memberId: attempt.intent.memberId,
      provider,
      company,
      token,
      ...shown,
      state: 'valid',
      createdAt: now,
    },
    update: { ...shown, state: 'valid' },
  });
  await tx.subscription.updateMany({
    where: { mandateId: null, charges: { some: { attemptId: attempt.id } } },
    data: { mandateId: mandate.id },
  });
}
