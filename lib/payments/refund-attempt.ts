import { inTransaction } from '../db/client.ts';
import type { Refund } from '../db/generated/client.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { lockAttempt } from './locks.ts';

type Wanted = {
  readonly attemptId: string;
  readonly amountMinor: number;
  readonly reason: string;
  /** One per decision to refund: the same key is the same refund. */
  readonly idempotencyKey: string;
  readonly now: Date;
};

/**
 * For care and the withdrawal function, after they have decided. Stores the refund, which due work then
 * sends. Raises `conflict` when nothing was captured, when refunds would exceed what was, or when the
 * key stands for another refund.
 */
export async function refundAttempt(wanted: Wanted): Promise<Refund> {
  const { attemptId, amountMinor, reason, idempotencyKey, now } = wanted;
  const refund = await inTransaction(async (tx) => {
    await lockAttempt(tx, attemptId);
    const known = await tx.refund.findUnique({ where: { idempotencyKey } });
    if (known) {
      const same = known.attemptId === attemptId && known.amountMinor === amountMinor;
      return same ? known : fail('idempotency_reused');
    }
    const attempt = await tx.attempt.findUniqueOrThrow({
      where: { id: attemptId },
      include: { refunds: { where: { state: { not: 'failed' } } } },
    });
    const given = attempt.refunds.reduce((sum, row) => sum + row.amountMinor, 0);
    const left = attempt.state === 'captured' ? attempt.amountMinor - given : 0;
    if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || amountMinor > left) {
      fail('conflict', { left });
    }
    return tx.refund.create({
      data: {
        id: newId(now.getTime()),
        attemptId,
        amountMinor,
        currency: attempt.currency,
        state: 'requested',
        reason,
        idempotencyKey,
        syncAt: now,
        createdAt: now,
        updatedAt: now,
      },
    });
  });
  wakeJobs();
  return refund;
}
