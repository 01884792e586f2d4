import { ReviewReason } from '../db/generated/enums.ts';

/** Reasons for refusing a review; a low rating is not one of them. */
export const reviewReasons = Object.values(ReviewReason);
