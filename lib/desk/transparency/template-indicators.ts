import type { CsvCell } from '../../kernel/csv.ts';
import type { TemplateValues } from './read-template.ts';
import { TOTAL } from './template-categories.ts';
import { EVERY_PROVIDER, hours, sum, type Sheet } from './template-sheets.ts';

const PLATFORMS = 'Only for providers of online platforms';
const HOSTING = 'Only for providers of hosting services, including online platforms';
const HEAD = ['Section', 'Indicator', 'Scope', 'Value', 'Contextual Information'];

type Row = Sheet['rows'][number];
type Values = Readonly<Record<string, CsvCell>>;

const SCOPES = [
  'Total number',
  'Decisions upheld',
  'Decisions partially reversed',
  'Decisions reversed',
  'Median time',
];
const SUBMITTED = 'Number of complaints submitted to the internal-complaints mechanism';
const VISIBILITY =
  'Complaint regarding a decision to remove or disable access to or restrict visibility of information';
/** Of these nothing is counted: they come as tickets among others, or there is no such decision. */
const UNCOUNTED = [
  'Complaint regarding a decision to suspend or terminate the provision of the service',
  'Complaint regarding a decision to suspend or terminate an account ',
  'Complaint regarding a decision to restrict the ability to monetise information',
  'Complaint regarding a decision not to take action on a notice submitted in accordance with Article 16',
  'Complaint regarding a decision not to take action on a notice submitted by a Trusted Flagger in accordance with Article 16',
];

function indicatorRows(
  section: string,
  indicator: string,
  scopes: readonly string[],
  values: Values = {},
): readonly Row[] {
  return scopes.map((scope) => {
    const value = values[scope] ?? null;
    const context = scope === 'Median time' && value !== null && value !== '' ? 'In hours' : null;
    const isOfAll = indicator === SUBMITTED && scope === 'Total number';
    const applies = isOfAll ? EVERY_PROVIDER : PLATFORMS;
    return { applies, cells: [section, indicator, scope, value, context] };
  });
}

/** Complaints, disputes before other bodies, and suspensions; what is not counted stays empty. */
export function complaintsSheet({ complaints }: TemplateValues): Sheet {
  const { received, upheld, reversed, medianHours } = complaints;
  const counted: Values = {
    'Total number': received,
    'Decisions upheld': upheld,
    'Decisions partially reversed': 0,
    'Decisions reversed': reversed,
    'Median time': hours(medianHours),
  };
  const internal = 'Internal complaints mechanism';
  const disputes = 'Out-of-court dispute settlement bodies';
  const suspensions = 'Suspensions imposed on repeated offenders';
  const suspended = 'Number of suspensions enacted for the provision of manifestly';
  const total = ['Total number'];
  return {
    head: HEAD,
    rows: [
      ...indicatorRows(internal, SUBMITTED, [...SCOPES, 'Decision omitted'], counted),
      ...indicatorRows(
        internal,
        'Number of restrictions newly imposed as a result of an internal complaint',
        total,
        { 'Total number': 0 },
      ),
      ...indicatorRows(internal, VISIBILITY, SCOPES, counted),
      ...UNCOUNTED.flatMap((indicator) => indicatorRows(internal, indicator, SCOPES)),
      ...indicatorRows(
        disputes,
        'Number of disputes submitted to out-of-court dispute settlement bodies',
        [...SCOPES, 'Decision omitted', 'Percentage of outcomes implemented'],
      ),
      ...indicatorRows(suspensions, `${suspended} illegal content `, total),
      ...indicatorRows(suspensions, `${suspended} unfounded notices`, total),
      ...indicatorRows(suspensions, `${suspended} unfounded complaints`, total),
    ],
  };
}

const SOLELY = 'Number of measures solely taken by automated means ';
const NOT = 'Number of measures not taken by automated means';
const ACCURACY = ['Accuracy', 'Precision', 'Recall'].map(
  (kind) => `Accuracy of the automated means - ${kind}`,
);

/** Measures and notices decided without a person, and with one. Their accuracy stays empty while there are none. */
export function automationSheet({ measures, notices }: TemplateValues): Sheet {
  const own = sum(measures, ({ ownInitiative }) => ownInitiative);
  const all = own + sum(measures, ({ afterNotice }) => afterNotice);
  const automated = sum(measures, (row) => row.automated);
  const { upheld = 0, dismissed = 0 } = notices.get(TOTAL) ?? {};
  const section = 'Use of automated means for content moderation';
  const rows = (
    applies: string,
    scope: string,
    values: readonly (readonly [indicator: string, value: CsvCell])[],
  ): readonly Row[] =>
    [...values, ...ACCURACY.map((indicator) => [indicator, null] as const)].map(
      ([indicator, value]) => ({ applies, cells: [section, indicator, scope, value, null] }),
    );
  const processed = 'Number of notices solely processed by automated means ';
  const byPeople = 'Number of notices not processed by automated means';
  return {
    head: HEAD,
    rows: [
      ...rows(EVERY_PROVIDER, 'Total number', [
        [SOLELY, automated],
        [NOT, all - automated],
      ]),
      ...rows(EVERY_PROVIDER, 'Own-initiative ', [
        [SOLELY, automated],
        [NOT, own - automated],
      ]),
      // A report is decided by a person only.
      ...rows(HOSTING, 'NAM Total', [
        [processed, 0],
        [byPeople, upheld + dismissed],
      ]),
      ...rows(PLATFORMS, 'NAM Trusted Flagger', [
        [processed, null],
        [byPeople, null],
      ]),
    ],
  };
}
