import { csvLine, type CsvCell } from '../../kernel/csv.ts';
import { categoryOf } from './categories.ts';
import type { TransparencyReport } from './contract.ts';
import type { Period } from './period.ts';
import type { TemplatePart } from './template-parts.ts';

type Sheet = { readonly head: readonly string[]; readonly rows: readonly (readonly CsvCell[])[] };

/** Sums rows of one category. */
function byCategory<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): readonly (readonly [string, readonly Row[]])[] {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(nameOf(row), [...(found.get(nameOf(row)) ?? []), row]);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

const hours = (value: number | null): string => (value === null ? '' : value.toFixed(2));

/** Whose reasons are categories already: a median of several reasons cannot be had from theirs. */
function notices({ notices: all }: TransparencyReport): Sheet {
  return {
    head: [
      'Category of illegal content',
      'Number of notices received',
      'Number of specific items of information included in the total number of notices',
      'Median time to take action',
      'Number of actions taken on the basis of the law',
      'Number of actions taken on the basis of the terms and conditions of the service',
    ],
    rows: all.map(({ reason: category, received, acted, medianHours }) => [
      ...[category, received, received, hours(medianHours), 0, acted],
    ]),
  };
}

function ownInitiative({ measures }: TransparencyReport): Sheet {
  const own = measures.filter((row) => row.ownInitiative > 0);
  return {
    head: [
      "Category of incompatibility with the provider's terms and conditions",
      "Number of measures taken at the provider's own initiative",
      'Number of measures taken after detection with solely automated means',
      'Visibility restriction Removal',
      'Account restriction Suspension',
    ],
    rows: byCategory(own, ({ reason }) => categoryOf(reason)).map(([category, rows]) => [
      category,
      sum(rows, (row) => row.ownInitiative),
      0,
      sum(rows, (row) => (row.what === 'account' ? 0 : row.ownInitiative)),
      sum(rows, (row) => (row.what === 'account' ? row.ownInitiative : 0)),
    ]),
  };
}

const INDICATORS = ['Section', 'Indicator', 'Scope', 'Value'] as const;
const INTERNAL = 'Internal complaint-handling mechanism';

function complaints({ complaints: all }: TransparencyReport): Sheet {
  const rows = all.flatMap(({ what, received, upheld, reversed, medianHours }) => [
    [INTERNAL, 'Number of complaints submitted', what, received],
    [INTERNAL, 'Number of decisions upheld', what, upheld],
    [INTERNAL, 'Number of decisions reversed', what, reversed],
    [INTERNAL, 'Median time needed to take a decision (hours)', what, hours(medianHours)],
  ]);
  return { head: INDICATORS, rows };
}

function automation({ measures }: TransparencyReport): Sheet {
  const section = 'Automated means';
  const all = sum(measures, (row) => row.afterNotice + row.ownInitiative);
  const automated = sum(measures, (row) => row.automated);
  return {
    head: INDICATORS,
    rows: [
      [section, 'Number of restrictions', 'all', all],
      [section, 'Number of restrictions decided with solely automated means', 'all', automated],
    ],
  };
}

const SHEETS: Readonly<Record<TemplatePart, (report: TransparencyReport) => Sheet>> = {
  '4_notices': notices,
  '6_own_initiative_TC': ownInitiative,
  '7_appeals_and_recidivism': complaints,
  '8_automated_means': automation,
};

/** One file of the template, in UTF-8 by RFC 4180. Pure. */
export function templateCsv(
  part: TemplatePart,
  report: TransparencyReport,
  { service, label }: Pick<Period, 'service' | 'label'>,
): string {
  const { head, rows } = SHEETS[part](report);
  const lines = [
    csvLine(['Service', 'Reporting period', ...head]),
    ...rows.map((row) => csvLine([service, label, ...row])),
  ];
  return `${lines.join('\r\n')}\r\n`;
}
