import type {
  PhotoReason,
  ReportReason,
  ReviewReason,
  TextReason,
} from '../../db/generated/enums.ts';

type Reason = PhotoReason | ReportReason | ReviewReason | TextReason;
type Place = readonly [category: string, keyword: string];

export const OTHER_KEYWORD = 'KEYWORD_OTHER';
export const TERMS_ONLY = 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC';
export const NOT_SPECIFIED = 'STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE';
const MINORS = 'STATEMENT_CATEGORY_PROTECTION_OF_MINORS';
const VIOLENCE = 'STATEMENT_CATEGORY_VIOLENCE';
const SPEECH = 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH';
const SCAMS = 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD';

/**
 * Our reasons by the categories and keywords of the Commission's template (Implementing Regulation (EU) 2024/2835) and
 * of its database of statements of reasons.
 */
const PLACES: Readonly<Record<Reason, Place>> = {
  minor: [MINORS, 'KEYWORD_AGE_SPECIFIC_RESTRICTIONS_MINORS'],
  threat: [VIOLENCE, OTHER_KEYWORD],
  violence: [VIOLENCE, OTHER_KEYWORD],
  harassment: ['STATEMENT_CATEGORY_CYBER_VIOLENCE', 'KEYWORD_CYBER_HARASSMENT'],
  hate: [SPEECH, 'KEYWORD_HATE_SPEECH'],
  insult: [SPEECH, OTHER_KEYWORD],
  fake: [SCAMS, 'KEYWORD_INAUTHENTIC_ACCOUNTS'],
  impersonation: [SCAMS, 'KEYWORD_IMPERSONATION_ACCOUNT_HIJACKING'],
  scam: [SCAMS, OTHER_KEYWORD],
  someone_else: ['STATEMENT_CATEGORY_DATA_PROTECTION_AND_PRIVACY_VIOLATIONS', OTHER_KEYWORD],
  sexual: [TERMS_ONLY, 'KEYWORD_ADULT_SEXUAL_MATERIAL'],
  nudity: [TERMS_ONLY, 'KEYWORD_NUDITY'],
  solicitation: [TERMS_ONLY, 'KEYWORD_GOODS_SERVICES_NOT_PERMITTED'],
  advertising: [TERMS_ONLY, 'KEYWORD_GOODS_SERVICES_NOT_PERMITTED'],
  contact_details: [TERMS_ONLY, OTHER_KEYWORD],
  poor_quality: [TERMS_ONLY, OTHER_KEYWORD],
  not_a_person: [TERMS_ONLY, OTHER_KEYWORD],
  not_about_us: [TERMS_ONLY, OTHER_KEYWORD],
  other: [TERMS_ONLY, OTHER_KEYWORD],
};

/** Category and keyword of a stored reason; one that is no longer used is counted with the others. */
export function placeOf(reason: string): Place {
  return (PLACES as Readonly<Record<string, Place | undefined>>)[reason] ?? PLACES.other;
}

export const categoryOf = (reason: string): string => placeOf(reason)[0];

/** Notices are about illegal content: the template has no row for what only the terms forbid, but one for the rest. */
export function noticeCategoryOf(reason: string): string {
  const category = categoryOf(reason);
  return category === TERMS_ONLY ? NOT_SPECIFIED : category;
}

/** The name under which figures of a keyword are found; that of a category has the category alone. */
export const keywordName = (category: string, keyword: string): string => `${category} ${keyword}`;

export function noticeKeywordOf(reason: string): string {
  return keywordName(noticeCategoryOf(reason), placeOf(reason)[1]);
}

/** What the reasons without a keyword of their own are, in words, for the template's description of "Other". */
export function othersOf(category: string): string {
  return Object.entries(PLACES)
    .filter(([, place]) => place[0] === category && place[1] === OTHER_KEYWORD)
    .map(([reason]) => reason.replaceAll('_', ' '))
    .join('; ');
}
