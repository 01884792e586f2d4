import { keywordName, NOT_SPECIFIED, OTHER_KEYWORD, TERMS_ONLY } from './categories.ts';

/** The template's row for everything. */
export const TOTAL = 'TOTAL';

/** Categories of the template in its order, each with its keywords; "Other" ends each list. */
const ILLEGAL: readonly (readonly [category: string, ...keywords: string[]])[] = [
  ['ANIMAL_WELFARE', 'ANIMAL_HARM', 'UNLAWFUL_SALE_ANIMALS'],
  [
    'CONSUMER_INFORMATION',
    'HIDDEN_ADVERTISEMENT',
    'INSUFFICIENT_INFORMATION_ON_TRADERS',
    'MISLEADING_INFO_GOODS_SERVICES',
    'MISLEADING_INFO_CONSUMER_RIGHTS',
    'NONCOMPLIANCE_PRICING',
  ],
  [
    'CYBER_VIOLENCE',
    'CYBER_BULLYING_INTIMIDATION',
    'CYBER_HARASSMENT',
    'CYBER_INCITEMENT',
    'CYBER_STALKING',
    'NON_CONSENSUAL_IMAGE_SHARING',
    'NON_CONSENSUAL_MATERIAL_DEEPFAKE',
  ],
  [
    'CYBER_VIOLENCE_AGAINST_WOMEN',
    'BULLYING_AGAINST_GIRLS',
    'CYBER_HARASSMENT_AGAINST_WOMEN',
    'CYBER_STALKING_AGAINST_WOMEN',
    'FEMALE_GENDERED_DISINFORMATION',
    'INCITEMENT_AGAINST_WOMEN',
    'NON_CONSENSUAL_IMAGE_SHARING_AGAINST_WOMEN',
    'NON_CONSENSUAL_MATERIAL_DEEPFAKE_AGAINST_WOMEN',
  ],
  [
    'DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
    'BIOMETRIC_DATA_BREACH',
    'DATA_FALSIFICATION',
    'MISSING_PROCESSING_GROUND',
    'RIGHT_TO_BE_FORGOTTEN',
  ],
  ['ILLEGAL_OR_HARMFUL_SPEECH', 'DEFAMATION', 'DISCRIMINATION', 'HATE_SPEECH'],
  [
    'INTELLECTUAL_PROPERTY_INFRINGEMENTS',
    'COPYRIGHT_INFRINGEMENT',
    'DESIGN_INFRINGEMENT',
    'GEOGRAPHIC_INDICATIONS_INFRINGEMENT',
    'PATENT_INFRINGEMENT',
    'TRADE_SECRET_INFRINGEMENT',
    'TRADEMARK_INFRINGEMENT',
  ],
  [
    'NEGATIVE_EFFECTS_ON_CIVIC_DISCOURSE_OR_ELECTIONS',
    'MISINFORMATION_DISINFORMATION',
    'VIOLATION_EU_LAW',
    'VIOLATION_NATIONAL_LAW',
  ],
  [
    'PROTECTION_OF_MINORS',
    'AGE_SPECIFIC_RESTRICTIONS_MINORS',
    'CHILD_SEXUAL_ABUSE_MATERIAL',
    'CHILD_SEXUAL_ABUSE_MATERIAL_DEEPFAKE',
    'GROOMING_SEXUAL_ENTICEMENT_MINORS',
    'UNSAFE_CHALLENGES',
  ],
  [
    'RISK_FOR_PUBLIC_SECURITY',
    'ILLEGAL_ORGANIZATIONS',
    'RISK_ENVIRONMENTAL_DAMAGE',
    'RISK_PUBLIC_HEALTH',
    'TERRORIST_CONTENT',
  ],
  [
    'SCAMS_AND_FRAUD',
    'IMPERSONATION_ACCOUNT_HIJACKING',
    'INAUTHENTIC_ACCOUNTS',
    'INAUTHENTIC_LISTINGS',
    'INAUTHENTIC_USER_REVIEWS',
    'PHISHING',
    'PYRAMID_SCHEMES',
  ],
  ['SELF_HARM', 'CONTENT_PROMOTING_EATING_DISORDERS', 'SELF_MUTILATION', 'SUICIDE'],
  ['UNSAFE_AND_PROHIBITED_PRODUCTS', 'PROHIBITED_PRODUCTS', 'UNSAFE_PRODUCTS'],
  [
    'VIOLENCE',
    'COORDINATED_HARM',
    'INCITEMENT_VIOLENCE_HATRED',
    'HUMAN_EXPLOITATION',
    'HUMAN_TRAFFICKING',
    'TRAFFICKING_WOMEN_GIRLS',
  ],
];

/** Only in the file about the terms. */
const TERMS = [
  ['ADULT_SEXUAL_MATERIAL', 'AGE_SPECIFIC_RESTRICTIONS', 'GEOGRAPHICAL_REQUIREMENTS'],
  ['GOODS_SERVICES_NOT_PERMITTED', 'LANGUAGE_REQUIREMENTS', 'NUDITY'],
].flat();

/** A row: what the template prints, the category that it belongs to, and the name of its values. */
export type CategoryRow = {
  readonly printed: string;
  readonly category: string;
  readonly name: string;
};

const whole = (category: string): CategoryRow => ({ printed: category, category, name: category });

function withKeywords(category: string, keywords: readonly string[]): readonly CategoryRow[] {
  const named = [...keywords.map((keyword) => `KEYWORD_${keyword}`), OTHER_KEYWORD];
  return [
    whole(category),
    ...named.map((printed) => ({ printed, category, name: keywordName(category, printed) })),
  ];
}

const illegal = ILLEGAL.flatMap(([category, ...keywords]) =>
  withKeywords(`STATEMENT_CATEGORY_${category}`, keywords),
);

/** Rows of the file of notices. */
export const noticeRows: readonly CategoryRow[] = [whole(TOTAL), ...illegal, whole(NOT_SPECIFIED)];

/** Rows of the file of restrictions by the terms. */
export const termsRows: readonly CategoryRow[] = [
  whole(TOTAL),
  ...illegal,
  ...withKeywords(TERMS_ONLY, TERMS),
];
