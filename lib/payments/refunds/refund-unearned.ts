import type { Prisma } from '../../db/generated/client.ts';
import { newId } from '../../kernel/ids.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import type { LockedAttempt } from '../attempts/locked-attempt.ts';

/**
 * Called when a payment bought nothing: for a closed intent (`late`), or with a wrong amount. Books the
 * captured amount separately and refunds it.
 */
export async function refundUnearned(
  tx: Prisma.TransactionClient,
  attempt: LockedAttempt,
  taken: number,
  kind: 'late' | 'wrong_amount',
  now: Date,
): Promise<void> {
  if (taken === 0) return;
  const { id, currency, provider, company } = attempt;
  await postLedger(tx, {
    kind: 'sale',
    uniqueKey: `unearned:${id}`,
    company,
    currency,
    now,
    entries: [
      { account: `receivable:${provider}`, amountMinor: taken },
      { account: 'unearned', amountMinor: -taken },
    ],
  });
  await tx.refund.create({
    data: {
      id: newId(now.getTime()),
      attemptId: id,
      amountMinor: taken,
      currency,
      state: 'requested',
      kind,
      reason: kind === 'late' ? 'late_success' : 'wrong_amount',
      idempotencyKey: `late:${id}`,
      syncAt: now,
      createdAt: now,
      updatedAt: now,
    },
  });
}
