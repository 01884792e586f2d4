/** Characters of a review, after trimming. */
export const REVIEW_MIN_LENGTH = 40;
export const REVIEW_MAX_LENGTH = 600;
/** Characters of our reply to one. */
export const REVIEW_REPLY_MAX_LENGTH = 1_000;
/** Days of membership before the first review: an opinion after a week means more than one after an evening. */
export const REVIEW_FROM_DAYS = 7;
/** Reviews shown on a brand's home. */
export const REVIEWS_ON_HOME = 3;
/** With fewer reviews no average is shown: a single one would change it too much. */
export const AVERAGE_FROM_REVIEWS = 5;
