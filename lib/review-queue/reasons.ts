import type {
  PhotoReason,
  ReportReason,
  ReviewReason,
  TextReason,
  VerificationReason,
} from '../db/generated/enums.ts';

/** All values of an enum in the order of their lists on screen: a missing one does not compile. */
function listOf<Reason extends string>(values: Readonly<Record<Reason, true>>): readonly Reason[] {
  return Object.keys(values) as Reason[];
}

/** Reasons for refusing a photo; its owner reads the message for it in their language. */
export const photoReasons = listOf<PhotoReason>({
  not_a_person: true,
  someone_else: true,
  nudity: true,
  violence: true,
  minor: true,
  contact_details: true,
  advertising: true,
  poor_quality: true,
});

/** Reasons why a selfie does not prove that the main photo shows the member. */
export const verificationReasons = listOf<VerificationReason>({
  another_person: true,
  pose_missing: true,
  face_hidden: true,
  several_people: true,
  not_live: true,
  poor_quality: true,
});

/** Reasons for refusing the texts of a profile. */
export const textReasons = listOf<TextReason>({
  insult: true,
  sexual: true,
  minor: true,
  contact_details: true,
  advertising: true,
  impersonation: true,
});

/** Reasons for refusing a review of the site; a low rating is not one of them. */
export const reviewReasons = listOf<ReviewReason>({
  insult: true,
  sexual: true,
  contact_details: true,
  advertising: true,
  someone_else: true,
  not_about_us: true,
});

/** Reasons for reporting another profile. */
export const reportReasons = listOf<ReportReason>({
  fake: true,
  impersonation: true,
  scam: true,
  solicitation: true,
  harassment: true,
  hate: true,
  sexual: true,
  threat: true,
  minor: true,
  other: true,
});

/** Reasons for reactivating a disabled account. */
export const reactivationReasons = ['own_request', 'objection', 'mistake', 'settled'] as const;

export type ReactivationReason = (typeof reactivationReasons)[number];
