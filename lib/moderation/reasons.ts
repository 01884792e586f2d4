/** Reasons for refusing a photo; its owner reads the message for it in their language. */
export const photoReasons = [
  'not_a_person',
  'someone_else',
  'nudity',
  'violence',
  'minor',
  'contact_details',
  'advertising',
  'poor_quality',
] as const;

export type PhotoReason = (typeof photoReasons)[number];

/** Reasons for refusing the texts of a profile. */
export const textReasons = [
  'insult',
  'sexual',
  'minor',
  'contact_details',
  'advertising',
  'impersonation',
] as const;

export type TextReason = (typeof textReasons)[number];

/** Reasons for reporting another profile. */
export const reportReasons = [
  'fake',
  'scam',
  'harassment',
  'sexual',
  'threat',
  'minor',
  'other',
] as const;

export type ReportReason = (typeof reportReasons)[number];

/** Where in the app the member made the report. */
export const reportSurfaces = ['card', 'profile', 'match', 'chat', 'message'] as const;

export type ReportSurface = (typeof reportSurfaces)[number];

/** Reasons for reactivating a disabled account. */
export const reactivationReasons = ['own_request', 'objection', 'mistake', 'settled'] as const;

export type ReactivationReason = (typeof reactivationReasons)[number];
