import type { Section } from '../config/form-sections.tsx';

/** How the switches of a brand are grouped. */
export const brandSections: readonly Section[] = [
  { title: 'Entrance', of: ['defaultFlow', 'disclosure', 'mainstream', 'consentTool'] },
  { title: 'Money', of: ['paymentCompany', 'googlePay'] },
  { title: 'Limits', of: ['limits'] },
];

/** The pages about one brand. Below `/brands/` lie the brands' own pictures, on every host. */
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
