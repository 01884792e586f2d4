/** Pages a visitor can read at /legal/<page>. */
const legalPages = ['terms', 'privacy', 'cookie', 'faq', 'features'] as const;
type LegalPage = (typeof legalPages)[number];

/** Short texts beside the boxes of the signup form and the banner; consents point at them. */
const consentTexts = [
  'consent_terms1',
  'consent_terms2',
  'consent_terms3',
  'consent_terms4',
] as const;
export type ConsentText = (typeof consentTexts)[number];

export type LegalKind = LegalPage | ConsentText;

export const legalKinds: readonly LegalKind[] = [...legalPages, ...consentTexts];

export function isLegalPage(name: string): name is LegalPage {
  return legalPages.some((page) => page === name);
}
