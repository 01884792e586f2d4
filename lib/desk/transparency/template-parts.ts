/** Files of the Commission's template that are filled from the log, by the names of its sheets. */
export const templateParts = [
  '1_report_identification',
  '4_notices',
  '6_own_initiative_TC',
  '7_appeals_and_recidivism',
  '8_automated_means',
] as const;
export type TemplatePart = (typeof templateParts)[number];
