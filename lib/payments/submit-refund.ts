import { createHash } from 'node:crypto';
import { db } from '../db/client.ts';
import { after, DAY, MINUTE } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import { providerByName } from './providers/registry.ts';
import { syncRefund } from './sync-refund.ts';

/** Sixty-four characters at most, and the same at every try. */
const keyOf = (refundId: string) =>
  createHash('sha256').update(`refund:${refundId}`).digest('base64url');

/**
 * Due work calls it for a refund that was not answered yet: sends it, again under the same key if need
 * be. Whether it worked is told by a notification.
 */
export async function submitRefund(refundId: string, now: Date): Promise<void> {
  const refund = await db().refund.findUniqueOrThrow({
    where: { id: refundId },
    include: { attempt: true },
  });
  if (refund.state !== 'requested' && refund.state !== 'submitted') return;
  const { attempt } = refund;
  if (attempt.providerReference === null) {
    log().error({ refundId }, 'a refund has no payment at the provider');
    await db().refund.update({ where: { id: refundId }, data: { syncAt: after(now, DAY) } });
    return;
  }
  await db().refund.update({
    where: { id: refundId },
    data: { state: 'submitted', syncAt: after(now, 5 * MINUTE), updatedAt: now },
  });
  const seen = await providerByName(attempt.provider).refund({
    company: attempt.company,
    providerReference: attempt.providerReference,
    reference: `R-${refundId}`,
    idempotencyKey: keyOf(refundId),
    amountMinor: refund.amountMinor,
    currency: refund.currency,
  });
  await syncRefund(refundId, seen, now);
}
