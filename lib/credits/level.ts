type Causes = {
  /** A subscription that will renew. */
  readonly renews: boolean;
  readonly paidUntil: Date | null;
  readonly bought: number;
  readonly messageCost: number;
  readonly now: Date;
};

/** 2: a subscription renews. 1: a paid period runs, or the bought credits pay for a message. 0: otherwise. Pure. */
export function levelOf({ renews, paidUntil, bought, messageCost, now }: Causes): 0 | 1 | 2 {
  if (renews) return 2;
  if (paidUntil !== null && paidUntil > now) return 1;
  return bought >= messageCost ? 1 : 0;
}
