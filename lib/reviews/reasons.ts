/** Why a review may be refused; that it is a bad one is not among them. */
export const reviewReasons = [
  'insult',
  'sexual',
  'contact_details',
  'advertising',
  'somebody_else',
  'not_about_us',
] as const;

export type ReviewReason = (typeof reviewReasons)[number];
