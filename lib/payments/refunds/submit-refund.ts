import { createHash } from 'node:crypto';
import { db } from '../../db/client.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { log } from '../../kernel/log.ts';
import { askedRefund } from '../attempts/asked.ts';
import { providerByName } from '../providers/registry.ts';
import { syncRefund } from './sync-refund.ts';
import { REFUND_FIRST_SYNC_MS } from '../limits.ts';

/** At most 64 characters, and the same at every try. */
const keyOf = (refundId: string) =>
  createHash('sha256').update(`refund:${refundId}`).digest('base64url');

/**
 * Called by due work for a refund that is not settled: sends it, again under the same key if necessary, and
 * asks about one in progress at its provider. The result usually arrives by notification.
 */
export async function submitRefund(refundId: string, now: Date): Promise<void> {
  const refund = await db().refund.findUniqueOrThrow({
    where: { id: refundId },
    include: { attempt: true },
  });
  const { attempt, state } = refund;
  const asked = askedRefund(refund, keyOf(refundId));
  if (!asked) {
    log().error({ refundId }, 'refund submission failed: payment has no provider reference');
    await db().refund.update({ where: { id: refundId }, data: { syncAt: after(now, DAY) } });
    return;
  }
  const provider = providerByName(attempt.provider);
  if (state === 'pending') return syncRefund(refundId, await provider.inquireRefund(asked), now);
  const { count } = await db().refund.updateMany({
    where: { id: refundId, state: { in: ['requested', 'submitted'] } },
    data: { state: 'submitted', syncAt: after(now, REFUND_FIRST_SYNC_MS), updatedAt: now },
  });
  if (count === 0) return;
  failPoint('refund.marked_submitted');
  const seen = await provider.refund(asked);
  failPoint('refund.answered');
  if (seen.technical) {
    const unsent = { state: 'requested', updatedAt: now } as const;
    await db().refund.updateMany({ where: { id: refundId, state: 'submitted' }, data: unsent });
    return;
  }
  await syncRefund(refundId, seen, now);
  failPoint('refund.booked');
}
