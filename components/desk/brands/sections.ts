import type { Section } from '../config/form-sections.tsx';

/** The sections of a brand's switches. */
export const brandSections: readonly Section[] = [
  { title: 'Sign-up', of: ['defaultFlow', 'disclosure', 'mainstream', 'consentTool'] },
  { title: 'Payment', of: ['paymentCompany', 'googlePay'] },
  { title: 'Limits', of: ['limits'] },
];

/** The pages about one brand. Not below `/brands/`, which serves the brands' images on every host. */
export function brandPages(brand: string) {
  const path = `/switches/${brand}`;
  return {
    path,
    pages: [
      { path, name: 'Edit' },
      { path: `${path}/history`, name: 'History' },
    ],
  };
}
