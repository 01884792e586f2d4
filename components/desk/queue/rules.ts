import type {
  PhotoReason,
  ReportReason,
  ReviewReason,
  TextReason,
  VerificationReason,
} from '#lib/db/generated/enums.ts';

/** The rule behind each reason, in one sentence: what is refused for it, and what is not. */
const RULES: Readonly<
  Record<PhotoReason | TextReason | ReportReason | ReviewReason | VerificationReason, string>
> = {
  another_person:
    'The face in the selfie is clearly another one. Age, hair, make-up and glasses may differ.',
  pose_missing: 'The hand does not do what was asked; left or right does not matter.',
  face_hidden: 'Mask, sunglasses, hand or phone in front of the face.',
  several_people: 'More than one person in the selfie, so that it is unclear who is meant.',
  not_live: 'A photo of a screen or a print, or a drawn or generated picture.',
  not_a_person: 'No face or body of a person: drawings, landscapes, pets alone.',
  someone_else: 'Shows or names a person other than the author, or a well-known one.',
  nudity: 'Genitals, nipples or a sexual act; swimwear is allowed.',
  violence: 'Weapons held at people, wounds, cruelty.',
  minor:
    'Anybody who looks or says to be under 18, alone or with the member. If in doubt, escalate.',
  contact_details: 'A number, address, user name or link to another service.',
  advertising: 'Promotes a shop, a channel or a service.',
  poor_quality: 'Blurred, dark or cut so that nobody can be recognised.',
  insult: 'Words that degrade a person or a group.',
  sexual: 'Sexual pictures or requests that were not asked for.',
  impersonation: 'Uses the name, pictures or job of a real other person.',
  not_about_us: 'Not about the site: another company, politics, a private message.',
  fake: 'An invented person: stolen pictures, contradicting facts, the same text in several accounts.',
  scam: 'Asks for money, gift cards, codes or investments, or leads to a payment elsewhere.',
  solicitation: 'Offers or asks for sexual services for money or gifts.',
  harassment: 'Goes on after a refusal, insults, follows across accounts.',
  hate: 'Degrades people for origin, religion, disability, sex or orientation.',
  threat: 'Announces or calls for violence, blackmail or the publishing of private pictures.',
  other: 'Breaks the terms in another way: say which in the details.',
};

/** The rule of a reason; none for an unknown one. */
export function ruleOf(reason: string): string | undefined {
  return (RULES as Readonly<Record<string, string>>)[reason];
}
