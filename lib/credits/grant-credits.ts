import type { Db } from '../db/client.ts';
import type { CreditBucket, CreditReason } from '../db/generated/enums.ts';
import { moveCredits } from './move-credits.ts';

type Grant = {
  readonly memberId: string;
  readonly bucket: CreditBucket;
  readonly amount: number;
  readonly reason: CreditReason;
  readonly reference?: string | undefined;
  readonly uniqueKey: string;
  readonly now: Date;
};

/**
 * Adds credits to one bucket, once per `uniqueKey`; returns false when that key was used before. For verbs
 * that have checked the entitlement: signup, purchase, gift. The caller derives the level in the same
 * transaction.
 */
export async function grantCredits(tx: Db, grant: Grant): Promise<boolean> {
  if (!Number.isSafeInteger(grant.amount) || grant.amount <= 0) {
    throw new RangeError(`not a grant: ${grant.amount}`);
  }
  const { amount, reference, ...rest } = grant;
  const move = { ...rest, delta: amount, reference: reference ?? null };
  return (await moveCredits(tx, move)) !== null;
}
