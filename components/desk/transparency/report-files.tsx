import type { TemplatePart } from '#lib/desk/transparency/template-parts.ts';

interface ReportFilesProps {
  query: Readonly<Record<string, string>>;
  /** Whether the operator may take out statements of reasons. */
  statements: boolean;
}

const NAMES: Readonly<Record<TemplatePart, string>> = {
  '1_report_identification': 'Report identification',
  '4_notices': 'Notices',
  '6_own_initiative_TC': 'Own initiative, terms and conditions',
  '7_appeals_and_recidivism': 'Appeals and recidivism',
  '8_automated_means': 'Automated means',
};

/** The same period as files: by the Commission's template, and its statements of reasons. */
export function ReportFiles({ query, statements }: ReportFilesProps) {
  const address = new URLSearchParams(query).toString();
  const link = 'inline-flex min-h-11 items-center underline underline-offset-2 sm:min-h-8';
  return (
    <section className="mt-10" aria-labelledby="files">
      <h2 id="files" className="display text-xl">
        Files
      </h2>
      <p className="mt-2 max-w-prose text-sm text-ink-soft">
        By the Commission’s template (Implementing Regulation (EU) 2024/2835). To be added by hand:
        orders of authorities, trusted flaggers, other bodies, and the qualitative part.
      </p>
      <ul className="mt-2 text-sm">
        {Object.entries(NAMES).map(([part, name]) => (
          <li key={part}>
            <a className={link} href={`/api/desk/transparency/csv?part=${part}&${address}`}>
              {name} (CSV)
            </a>
          </li>
        ))}
        {statements && (
          <li>
            <a className={link} href={`/api/desk/transparency/statements?${address}`}>
              Statements of reasons (JSON lines)
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
