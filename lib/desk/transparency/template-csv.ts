import { csvLine } from '../../kernel/csv.ts';
import type { Period } from './period.ts';
import type { TemplateValues } from './read-template.ts';
import { automationSheet, complaintsSheet } from './template-indicators.ts';
import type { TemplatePart } from './template-parts.ts';
import { EVERY_PROVIDER, noticesSheet, termsSheet, type Sheet } from './template-sheets.ts';

type Reported = Pick<Period, 'service' | 'provider' | 'firstDay' | 'lastDay'>;

const SHEETS: Readonly<
  Record<Exclude<TemplatePart, '1_report_identification'>, (values: TemplateValues) => Sheet>
> = {
  '4_notices': noticesSheet,
  '6_own_initiative_TC': termsSheet,
  '7_appeals_and_recidivism': complaintsSheet,
  '8_automated_means': automationSheet,
};

/** What the report is about; the days of publication are filled in when it is published. */
function identification({ service, provider, firstDay, lastDay }: Reported): readonly string[] {
  const rows = [
    ['Name of the service provider', provider],
    ['Date of the publication of the report', ''],
    ['Date of the publication of the latest previous report', ''],
    ['Starting date of reporting period', firstDay],
    ['Ending date of reporting period', lastDay],
  ];
  return [
    csvLine(['Applicability', 'Service', 'Indicator', 'Value']),
    ...rows.map((row) => csvLine([EVERY_PROVIDER, service, ...row])),
  ];
}

function linesOf(part: TemplatePart, values: TemplateValues, of: Reported): readonly string[] {
  if (part === '1_report_identification') return identification(of);
  const { head, rows } = SHEETS[part](values);
  const { service, firstDay, lastDay } = of;
  const period = `${firstDay}/${lastDay}`;
  return [
    csvLine(['Applicability', 'Service', 'Reporting period', ...head]),
    ...rows.map(({ applies, cells }) => csvLine([applies, service, period, ...cells])),
  ];
}

/** One file of the template, in UTF-8 by RFC 4180. Pure. */
export function templateCsv(part: TemplatePart, values: TemplateValues, of: Reported): string {
  return `${linesOf(part, values, of).join('\r\n')}\r\n`;
}
