import type { Mandate, Prisma } from '../../db/generated/client.ts';
import type { MandateUse } from '../../db/generated/enums.ts';
import { newId, newPublicId } from '../../kernel/ids.ts';
import type { Observation } from '../providers/observation.ts';
import { recordIncident } from '../attempts/record-incident.ts';
import { releaseMandate } from '../subscriptions/release-mandate.ts';
import type { LockedAttempt } from '../attempts/locked-attempt.ts';

type Seen = Observation & { readonly stored: NonNullable<Observation['stored']> };

export function hasStored(seen: Observation): seen is Seen {
  return seen.stored !== null;
}

async function store(
  tx: Prisma.TransactionClient,
  attempt: LockedAttempt,
  known: Mandate | null,
  stored: Seen['stored'],
  now: Date,
): Promise<Mandate> {
  const { provider, company, intent } = attempt;
  const { token, ...shown } = stored;
  const uses: MandateUse[] = [
    ...(intent.planVersion.kind === 'subscription' ? (['renewal'] as const) : []),
    ...(intent.storeCard ? (['one_click'] as const) : []),
  ];
  if (known) {
    return tx.mandate.update({
      where: { id: known.id },
      data: {
        ...shown,
        state: 'valid',
        revokeAt: null,
        uses: [...new Set([...known.uses, ...uses])],
      },
    });
  }
  return tx.mandate.create({
    data: {
      id: newId(now.getTime()),
      publicId: newPublicId(),
      memberId: intent.memberId,
      provider,
      company,
      token,
      ...shown,
      state: 'valid',
      uses,
      createdAt: now,
    },
  });
}

async function linkSubscription(
  tx: Prisma.TransactionClient,
  attempt: LockedAttempt,
  mandateId: string,
) {
  await tx.subscription.updateMany({
    where: { mandateId: null, charges: { some: { attemptId: attempt.id } } },
    data: { mandateId },
  });
}

/**
 * Called by syncAttempt and fulfilment. Stores the mandate that a provider created, with the uses that were
 * requested, and links it to the subscription that this attempt paid. A token that belongs to another member
 * is recorded as an incident and not linked; the purchase itself remains valid.
 */
export async function storeMandate(
  tx: Prisma.TransactionClient,
  attempt: LockedAttempt,
  seen: Seen,
  now: Date,
): Promise<void> {
  const { provider, intent } = attempt;
  if (intent.planVersion.kind !== 'subscription' && !intent.storeCard) return;
  const { token } = seen.stored;
  const known = await tx.mandate.findUnique({ where: { provider_token: { provider, token } } });
  if (known && known.memberId !== intent.memberId) {
    return recordIncident(tx, 'payment.foreign_token', attempt.reference, seen, now);
  }
  const mandate = await store(tx, attempt, known, seen.stored, now);
  await linkSubscription(tx, attempt, mandate.id);
  if (attempt.mandateId === null) {
    await tx.attempt.update({ where: { id: attempt.id }, data: { mandateId: mandate.id } });
  }
  // The mandate's use may have ended before the provider names it.
  await releaseMandate(tx, mandate.id, now);
}

/**
 * Called by fulfilment when the provider reports no stored card: the stored card that paid for a subscription
 * renews it too.
 */
export async function reuseMandate(
  tx: Prisma.TransactionClient,
  attempt: LockedAttempt,
): Promise<void> {
  const { mandateId, initiator, intent } = attempt;
  if (mandateId === null || initiator !== 'member') return;
  if (intent.planVersion.kind !== 'subscription') return;
  const { uses } = await tx.mandate.findUniqueOrThrow({ where: { id: mandateId } });
  await tx.mandate.update({
    where: { id: mandateId },
    data: { uses: [...new Set<MandateUse>([...uses, 'renewal'])] },
  });
  await linkSubscription(tx, attempt, mandateId);
}
