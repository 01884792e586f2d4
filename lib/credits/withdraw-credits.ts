import type { Db } from '../db/client.ts';
import type { CreditBucket, CreditReason } from '../db/generated/enums.ts';
import { moveCredits } from './move-credits.ts';

type Withdrawal = {
  readonly memberId: string;
  readonly bucket: CreditBucket;
  readonly amount: number;
  readonly reason: Extract<CreditReason, 'expiry' | 'refund' | 'correction'>;
  readonly reference?: string | undefined;
  readonly uniqueKey: string;
  readonly now: Date;
};

/**
 * Takes credits back by a compensating entry, at most what the bucket holds, once per `uniqueKey`. Returns
 * how many were taken. For payment and staff verbs; the caller derives the level in the same transaction.
 */
export async function withdrawCredits(tx: Db, withdrawal: Withdrawal): Promise<number> {
  if (!Number.isSafeInteger(withdrawal.amount) || withdrawal.amount <= 0) {
    throw new RangeError(`not a withdrawal: ${withdrawal.amount}`);
  }
  const { amount, reference, ...rest } = withdrawal;
  const moved = await moveCredits(tx, {
    ...rest,
    delta: -amount,
    reference: reference ?? null,
  });
  return moved ? -moved.delta : 0;
}
