import type { MetricValue, GridPlot as Plot } from '#lib/desk/analytics/answer.ts';
import { cell } from '#lib/text/value-format.ts';

/** The largest share of the accent on which text stays readable, in both themes. */
const STRONGEST = 38;

function tint(value: MetricValue): string {
  const part = typeof value === 'number' ? Math.round(STRONGEST * Math.sqrt(value)) : 0;
  return `color-mix(in oklab, var(--accent-ink) ${String(part)}%, transparent)`;
}

/** Shares in rows and columns; a larger share has a deeper colour. */
export function GridPlot({ plot, label }: { plot: Plot; label: string }) {
  return (
    <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table className="w-full border-separate border-spacing-0.5 text-xs">
        <thead>
          <tr>
            <th scope="col" className="text-left font-normal text-ink-soft">
              Week from
            </th>
            {plot.columns.map((name) => (
              <th key={name} scope="col" className="px-1 text-center font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plot.rows.map(({ name, about, shares }) => (
            <tr key={name}>
              <th scope="row" className="py-1 pr-2 text-left font-medium">
                {name}
                <span className="block font-normal text-ink-soft">{about}</span>
              </th>
              {shares.map((value, place) => (
                <td
                  key={plot.columns[place]}
                  className="rounded-badge px-1 text-center tabular-nums"
                  style={{ backgroundColor: tint(value) }}
                >
                  {cell(value, 'share')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
