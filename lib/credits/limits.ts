/**
 * The credit buckets that customer care may give: they raise no level and represent no payment. Bought
 * credits would count as paid, both for the account's level and for the refund after a withdrawal.
 */
export const giftBuckets = ['free', 'likes', 'icebreakers'] as const;
export type GiftBucket = (typeof giftBuckets)[number];

/** Per gift. */
export const GIFT_MAX = 100;
/** Per operator within twenty-four hours, over all members. */
export const GIFTS_MAX = 500;

/** Months after the present one for which the table of entries has a partition, and when missing ones are made. */
export const MONTHS_AHEAD = 3;
export const MONTHS_HOUR_UTC = 1;
