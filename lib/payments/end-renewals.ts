import { deriveLevel } from '../credits/derive-level.ts';
import type { Prisma } from '../db/generated/client.ts';
import { lockMemberPayments } from '../db/locks.ts';
import { stopRenewing } from './subscriptions/stop-renewing.ts';

/**
 * Called in the transaction of a member who leaves (deactivation, erasure): stops all further charges. Paid
 * periods run until their end. Returns how many subscriptions were renewing.
 */
export async function endRenewals(
  tx: Prisma.TransactionClient,
  memberId: string,
  now: Date,
): Promise<number> {
  await lockMemberPayments(tx, memberId);
  const renewing = await tx.subscription.findMany({
    where: { memberId, state: { in: ['active', 'past_due'] }, cancelAtPeriodEnd: false },
  });
  for (const subscription of renewing) await stopRenewing(tx, subscription, 'disabled', now);
  if (renewing.length > 0) await deriveLevel(tx, memberId, now);
  return renewing.length;
}
