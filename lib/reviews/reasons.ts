/** Reasons for refusing a review; a low rating is not one of them. */
export const reviewReasons = [
  'insult',
  'sexual',
  'contact_details',
  'advertising',
  'someone_else',
  'not_about_us',
] as const;

export type ReviewReason = (typeof reviewReasons)[number];
