import type { LegalTextKind } from '../db/generated/enums.ts';

/** Legal pages a visitor can read at /legal/<page>, in the order of their links. */
export const legalPages = [
  'faq',
  'terms',
  'privacy',
  'cookie',
  'features',
  'cancellation',
  'withdrawal',
  'accessibility',
  'imprint',
] as const;
export type LegalPage = (typeof legalPages)[number];

/** Path of the section of the terms about prices, payment and renewal. */
export const BILLING_TERMS = '/legal/terms#billingPolicy';

/** Short texts beside the boxes of the signup form and the banner; consents reference them. */
export const consentTexts = [
  'consent_terms1',
  'consent_terms2',
  'consent_terms3',
  'consent_terms4',
] as const;
export type ConsentText = (typeof consentTexts)[number];

export const legalKinds: readonly LegalTextKind[] = [...legalPages, ...consentTexts];

export function isLegalPage(name: string): name is LegalPage {
  return legalPages.some((page) => page === name);
}
