import { CreditBucket } from '../db/generated/enums.ts';

/** The kinds of credits. `free`, `subscription` and `bought` pay for messages and are spent in this order. */
export const buckets = Object.values(CreditBucket);
export type Balances = Readonly<Record<CreditBucket, number>> & {
  /** Size of the newest grant of message credits. */
  readonly lastGrant: number;
};
