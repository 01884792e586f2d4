import { Prisma } from '../../db/generated/client.ts';
import type { AttemptState, IntentState } from '../../db/generated/enums.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { UNDECIDED_ATTEMPT_MS } from '../limits.ts';

/** It is not yet known whether money will be captured: a second order now could pay twice. */
const UNDECIDED: AttemptState[] = ['created', 'submitting', 'confirming', 'authorized', 'unknown'];
const OPEN: IntentState[] = ['requires_method', 'requires_action', 'processing'];
/** Renewals are not ordered by the member: they run independently of what the member buys. */
const BOUGHT = { purpose: { not: 'renewal' } } as const;

/**
 * Called under the member's payment lock, before a new intent. Closes the open ones, so that money that still
 * arrives for them is refunded. Raises `payment_in_progress` while a recent one waits for its provider.
 */
export async function supersedeIntents(
  tx: Prisma.TransactionClient,
  memberId: string,
  now: Date,
): Promise<void> {
  const undecided = await tx.attempt.findFirst({
    where: {
      state: { in: UNDECIDED },
      createdAt: { gt: after(now, -UNDECIDED_ATTEMPT_MS) },
      intent: { memberId, state: { in: OPEN }, ...BOUGHT },
    },
    select: { id: true },
  });
  if (undecided) fail('payment_in_progress');
  await tx.attempt.updateMany({
    where: { state: 'requires_action', intent: { memberId, state: { in: OPEN }, ...BOUGHT } },
    data: { state: 'canceled', syncAt: null, request: Prisma.DbNull, updatedAt: now },
  });
  await tx.intent.updateMany({
    where: { memberId, state: { in: OPEN }, ...BOUGHT },
    data: { state: 'canceled' },
  });
}
