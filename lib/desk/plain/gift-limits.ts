/**
 * What customer care may give: credits that open nothing and that no money stands behind. Bought ones would count
 * as paid, in the level of the account and in what is given back after a withdrawal.
 */
export const giftBuckets = ['free', 'likes', 'icebreakers'] as const;
export type GiftBucket = (typeof giftBuckets)[number];

/** At once. */
export const GIFT_MOST = 100;
/** By one of the staff within twenty-four hours, to whomever. */
export const GIFTS_MOST = 500;
