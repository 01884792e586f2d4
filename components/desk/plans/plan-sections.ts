import type { Section } from '../config/form-sections.tsx';

/** How the fields of a plan are grouped. */
export const planSections: readonly Section[] = [
  { title: 'What it costs', of: ['kind', 'periodMonths', 'priceMinor'] },
  { title: 'What it gives', of: ['credits', 'bonusCredits'] },
];

/** With what a new product begins. */
export const newPlan = {
  kind: 'pack',
  priceMinor: 990,
  credits: 50,
  bonusCredits: 0,
  periodMonths: null,
} as const;
