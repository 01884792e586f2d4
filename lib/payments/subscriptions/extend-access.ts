import { deriveLevel } from '../../credits/derive-level.ts';
import type { Prisma, Subscription } from '../../db/generated/client.ts';

/** Extends access until `until` while a renewal is open. Never shortens it. */
export async function extendAccess(
  tx: Prisma.TransactionClient,
  { id, memberId }: Pick<Subscription, 'id' | 'memberId'>,
  until: Date,
  now: Date,
): Promise<void> {
  await tx.subscription.updateMany({
    where: { id, accessUntil: { lt: until } },
    data: { accessUntil: until },
  });
  await deriveLevel(tx, memberId, now);
}
