import type { PhotoReason, ReportReason, TextReason } from '../db/generated/enums.ts';

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
] as const satisfies readonly PhotoReason[];

/** Reasons for refusing the texts of a profile. */
export const textReasons = [
  'insult',
  'sexual',
  'minor',
  'contact_details',
  'advertising',
  'impersonation',
] as const satisfies readonly TextReason[];

/** Reasons for reporting another profile. */
export const reportReasons = [
  'fake',
  'scam',
  'harassment',
  'sexual',
  'threat',
  'minor',
  'other',
] as const satisfies readonly ReportReason[];

/** Reasons for reactivating a disabled account. */
export const reactivationReasons = ['own_request', 'objection', 'mistake', 'settled'] as const;

export type ReactivationReason = (typeof reactivationReasons)[number];
