/** Why a photo may be refused; its owner reads the words that stand for it in their language. */
export const photoReasons = [
  'not_a_person',
  'somebody_else',
  'nudity',
  'violence',
  'minor',
  'contact_details',
  'advertising',
  'poor_quality',
] as const;

export type PhotoReason = (typeof photoReasons)[number];

/** Why the words of a profile may be refused. */
export const textReasons = [
  'insult',
  'sexual',
  'minor',
  'contact_details',
  'advertising',
  'impersonation',
] as const;

export type TextReason = (typeof textReasons)[number];

/** What a member may report another profile for. */
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

/** Where a member stood when they reported. */
export const reportSurfaces = ['card', 'profile', 'match', 'chat', 'message'] as const;

export type ReportSurface = (typeof reportSurfaces)[number];

/** Why an account that was closed is opened again. */
export const reactivationReasons = ['own_wish', 'objection', 'mistake', 'settled'] as const;

export type ReactivationReason = (typeof reactivationReasons)[number];
