import type { CsvCell } from '../../kernel/csv.ts';
import { keywordName, OTHER_KEYWORD, othersOf, placeOf } from './categories.ts';
import type { TransparencyReport } from './contract.ts';
import type { TemplateValues } from './read-template.ts';
import { noticeRows, termsRows, TOTAL, type CategoryRow } from './template-categories.ts';

/** Whom a row of the template is for. */
export const EVERY_PROVIDER = 'All';
const HOSTING = 'Only for providers of hosting services, including online platforms';

export type Sheet = {
  /** Columns after those that every file begins with. */
  readonly head: readonly string[];
  readonly rows: readonly { readonly applies: string; readonly cells: readonly CsvCell[] }[];
};

type Measure = TransparencyReport['measures'][number];

const OTHER_COLUMN = 'Description of the sub-category "Other"';
const IN_HOURS = 'In hours';

export const hours = (value: number | null): string => (value === null ? '' : value.toFixed(2));
const blank = (count: number): readonly null[] => Array.from({ length: count }, () => null);
export const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** What "Other" means in a category; nothing in its other rows. */
const described = ({ printed, category }: CategoryRow): string =>
  printed === OTHER_KEYWORD ? othersOf(category) : '';

// Spaces at the end of a name are the template's.
const NOTICE_COLUMNS = [
  'Number of notices received ',
  'Number of notices received from Trusted flaggers',
  'Number of specific items of information included in the total number of notices',
  'Number of specific items of information included in the total number of notices by Trusted Flaggers (Trusted Flagger notices)',
  'Median time to take action',
  'Median time to take action (Trusted Flagger notices)',
  'Number of actions taken on the basis of the law',
  'Number of actions taken on the basis of the law (Trusted Flagger notices)',
  'Number of actions taken on the basis of the terms and conditions of the service',
  'Number of actions taken on the basis of the terms and conditions of the service (Trusted Flagger notices)',
];

/** Trusted flaggers have no form of their own: their columns stay empty. */
function noticeCells({ notices }: TemplateValues, row: CategoryRow): readonly CsvCell[] {
  const { received = 0, acted = 0, medianHours = null } = notices.get(row.name) ?? {};
  const values = [received, null, received, null, hours(medianHours), null, 0, null, acted, null];
  const context = NOTICE_COLUMNS.map((column) =>
    column === 'Median time to take action' && medianHours !== null ? IN_HOURS : null,
  );
  return [row.printed, described(row), ...values, ...context];
}

export function noticesSheet(values: TemplateValues): Sheet {
  return {
    head: [
      'Category of illegal content',
      OTHER_COLUMN,
      ...NOTICE_COLUMNS,
      ...NOTICE_COLUMNS.map((column) => `Contextual information on ${column}`),
    ],
    rows: noticeRows.map((row) => ({ applies: HOSTING, cells: noticeCells(values, row) })),
  };
}

const MEASURE_COLUMNS = [
  "Number of measures taken at the provider's own initiative ",
  'Number of measures taken after detection with solely automated means ',
  'Visibility restriction Removal',
  'Visibility restriction Disable',
  'Visibility restriction Demoted',
  'Visibility restriction Age restricted',
  'Visibility restriction Interaction restricted',
  'Visibility restriction Labelled ',
  'Visibility restriction Other',
  'Monetary restriction Suspension',
  'Monetary restriction Termination',
  'Monetary restriction Other',
  'Provision of the service Suspension',
  'Provision of the service Termination',
  'Account restriction Suspension',
  'Account restriction Termination',
];

function isIn({ name, category }: CategoryRow, { reason }: Measure): boolean {
  const [own, keyword] = placeOf(reason);
  return name === TOTAL || name === own || (category === own && name === keywordName(own, keyword));
}

/** A text is hidden until it is changed; a photo or a review is removed. */
function measureCells({ measures }: TemplateValues, row: CategoryRow): readonly CsvCell[] {
  const own = measures.filter((measure) => isIn(row, measure));
  const of = (...kinds: readonly Measure['what'][]) =>
    sum(
      own.filter(({ what }) => kinds.includes(what)),
      ({ ownInitiative }) => ownInitiative,
    );
  const removed = of('photo', 'chat_photo', 'review');
  const values = [
    sum(own, ({ ownInitiative }) => ownInitiative),
    0,
    removed,
    of('text'),
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    of('account'),
    0,
  ];
  return [row.printed, described(row), ...values, ...blank(MEASURE_COLUMNS.length)];
}

export function termsSheet(values: TemplateValues): Sheet {
  return {
    head: [
      "Category of incompatibility with the provider's terms and conditions",
      OTHER_COLUMN,
      ...MEASURE_COLUMNS,
      ...MEASURE_COLUMNS.map((column) => `Contextual Information on ${column}`),
    ],
    rows: termsRows.map((row) => ({ applies: EVERY_PROVIDER, cells: measureCells(values, row) })),
  };
}
