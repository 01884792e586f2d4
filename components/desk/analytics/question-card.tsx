import { ChevronRight } from 'lucide-react';
import type { Answer, Cell, Plot } from '#lib/desk/analytics/answer.ts';
import { cell } from '#lib/text/value-format.ts';
import { DataTable } from '../data-table.tsx';
import { BarPlot } from './bar-plot.tsx';
import { GridPlot } from './grid-plot.tsx';
import { LinePlot } from './line-plot.tsx';

interface QuestionCardProps {
  id: string;
  title: string;
  answer: Answer;
  /** Address of the CSV download. */
  csv: string;
}

function Picture({ plot, label }: { plot: Plot; label: string }) {
  if (plot.kind === 'lines') return <LinePlot plot={plot} label={label} />;
  if (plot.kind === 'bars') return <BarPlot plot={plot} label={label} />;
  return <GridPlot plot={plot} label={label} />;
}

/** One question: the answer in a sentence, the chart, and the numbers. */
export function QuestionCard({ id, title, answer, csv }: QuestionCardProps) {
  const { sentence, note, plot, columns, rows } = answer;
  return (
    <article
      aria-labelledby={`${id}-title`}
      className="flex min-w-0 flex-col rounded-card border border-line bg-raised p-4 sm:p-5"
    >
      <h2 id={`${id}-title`} className="text-sm font-semibold text-ink-soft">
        {title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-lg leading-snug font-medium">{sentence}</p>
      {plot !== null && <Picture plot={plot} label={`${title} ${sentence}`} />}
      {note !== undefined && <p className="mt-3 text-xs text-ink-soft">{note}</p>}
      {rows.length > 0 && (
        <div className="mt-auto pt-3 text-sm">
          <div className="relative border-t border-line pt-1">
            <details className="group">
              <summary className="flex min-h-11 cursor-pointer items-center pr-32 font-medium sm:min-h-9">
                <ChevronRight
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className="mr-1 size-4 group-open:rotate-90"
                />
                Data
              </summary>
              <div className="max-h-80 overflow-y-auto pb-2">
                <DataTable
                  matrix
                  label={title}
                  columns={columns.map(({ name, unit, currency }, place) => ({
                    name,
                    number: unit !== 'text' && unit !== 'day',
                    nowrap: true,
                    cell: (row: readonly Cell[]) => cell(row[place] ?? null, unit, currency),
                  }))}
                  rows={rows}
                  keyOf={(row) => row.slice(0, 4).join(' ')}
                  empty="No data."
                />
              </div>
            </details>
            <a
              href={csv}
              download
              className="absolute top-1 right-0 flex min-h-11 items-center underline underline-offset-2 sm:min-h-9"
            >
              Export CSV<span className="sr-only">: {title}</span>
            </a>
          </div>
        </div>
      )}
    </article>
  );
}
