import type { Section } from '../config/form-sections.tsx';

/** The sections of a plan's fields. */
export const planSections: readonly Section[] = [
  { title: 'Price', of: ['kind', 'periodMonths', 'priceMinor'] },
  { title: 'Contents', of: ['credits', 'bonusCredits'] },
];

/** The initial content of a new product. */
export const newPlan = {
  kind: 'pack',
  priceMinor: 990,
  credits: 50,
  bonusCredits: 0,
  periodMonths: null,
} as const;
