/** Files of the Commission's template that are filled from the log. */
export const templateParts = [
  '4_notices',
  '6_own_initiative_TC',
  '7_appeals_and_recidivism',
  '8_automated_means',
] as const;
export type TemplatePart = (typeof templateParts)[number];
