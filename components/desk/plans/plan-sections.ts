import type { Section } from '../config/form-sections.tsx';

/** The sections of a plan's fields. */
export const planSections: readonly Section[] = [
  { title: 'What it costs', of: ['kind', 'periodMonths', 'priceMinor'] },
  { title: 'What it gives', of: ['credits', 'bonusCredits'] },
];

/** The initial content of a new product. */
export const newPlan = {
  kind: 'pack',
  priceMinor: 990,
  credits: 50,
  bonusCredits: 0,
  periodMonths: null,
} as const;
