/** The kinds of credits. `free`, `subscription` and `bought` pay for messages and are spent in this order. */
export const buckets = ['icebreakers', 'likes', 'free', 'subscription', 'bought'] as const;
export type Bucket = (typeof buckets)[number];

export type Balances = Readonly<Record<Bucket, number>> & {
  /** Size of the newest grant of message credits. */
  readonly lastGrant: number;
};

export type CreditReason =
  | 'signup'
  | 'message'
  | 'like'
  | 'purchase'
  | 'gift'
  | 'goodwill'
  | 'expiry'
  | 'refund'
  | 'correction';
