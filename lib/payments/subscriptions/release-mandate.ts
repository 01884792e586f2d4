import type { Prisma } from '../../db/generated/client.ts';

/**
 * Called when a subscription no longer renews: its card is no longer stored for renewals, and if it has no
 * other use, due work has the provider delete it.
 */
export async function releaseMandate(
  tx: Prisma.TransactionClient,
  mandateId: string,
  now: Date,
): Promise<void> {
  const used = await tx.subscription.count({
    where: { mandateId, endedAt: null, cancelAtPeriodEnd: false },
  });
  if (used > 0) return;
  const mandate = await tx.mandate.findUniqueOrThrow({ where: { id: mandateId } });
  if (mandate.state !== 'valid') return;
  const uses = mandate.uses.filter((use) => use !== 'renewal');
  await tx.mandate.update({
    where: { id: mandateId },
    data: { uses, ...(uses.length === 0 && { state: 'revoking', revokeAt: now }) },
  });
}
