import type {
  PhotoReason,
  ReportReason,
  ReviewReason,
  TextReason,
} from '../../db/generated/enums.ts';

type Reason = PhotoReason | ReportReason | ReviewReason | TextReason;

const OTHER = 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC';

/**
 * Our reasons by the categories of the Commission's template (Implementing Regulation (EU) 2024/2835) and of its
 * database of statements of reasons.
 */
const CATEGORIES: Readonly<Record<Reason, string>> = {
  minor: 'STATEMENT_CATEGORY_PROTECTION_OF_MINORS',
  threat: 'STATEMENT_CATEGORY_VIOLENCE',
  violence: 'STATEMENT_CATEGORY_VIOLENCE',
  harassment: 'STATEMENT_CATEGORY_CYBER_VIOLENCE',
  hate: 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH',
  insult: 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH',
  fake: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
  impersonation: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
  scam: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
  someone_else: 'STATEMENT_CATEGORY_DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
  sexual: OTHER,
  nudity: OTHER,
  solicitation: OTHER,
  contact_details: OTHER,
  advertising: OTHER,
  poor_quality: OTHER,
  not_a_person: OTHER,
  not_about_us: OTHER,
  other: OTHER,
};

/** The category of a stored reason; one that is no longer used is counted with the others. */
export function categoryOf(reason: string): string {
  return (CATEGORIES as Readonly<Record<string, string | undefined>>)[reason] ?? OTHER;
}

/** Reporters who chose no category: the template has one of its own for their notices. */
export function noticeCategoryOf(reason: string): string {
  return reason === 'other' ? 'STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE' : categoryOf(reason);
}
