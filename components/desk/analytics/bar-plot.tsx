import type { BarPlot as Plot } from '#lib/desk/analytics/answer.ts';
import { formatValue } from '#lib/text/value-format.ts';

const percent = (value: number, of: number): string =>
  `${String(of === 0 ? 0 : Math.max(0, (100 * value) / of))}%`;

/** Horizontal bars, each with its name and value. */
export function BarPlot({ plot, label }: { plot: Plot; label: string }) {
  const { bars, unit, currency } = plot;
  const longest = Math.max(0, ...bars.map(({ value, upTo }) => Math.max(value ?? 0, upTo ?? 0)));
  return (
    <ul aria-label={label} className="grid gap-2.5 text-sm">
      {bars.map(({ name, value, about, upTo }) => (
        <li key={name}>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium break-all">{name}</span>
            {about !== undefined && <span className="text-xs text-ink-soft">{about}</span>}
            <span className="ml-auto font-semibold whitespace-nowrap tabular-nums">
              {value === null ? 'under 5' : formatValue(value, unit, currency)}
              {typeof upTo === 'number' && (
                <span className="font-normal text-ink-soft"> to {formatValue(upTo, unit)}</span>
              )}
            </span>
          </p>
          <div aria-hidden="true" className="relative mt-1 h-2 rounded-badge bg-sunken">
            {typeof upTo === 'number' && (
              <span
                className="absolute inset-y-[3px] left-0 rounded-badge bg-line-strong"
                style={{ width: percent(upTo, longest) }}
              />
            )}
            <span
              className="absolute inset-y-0 left-0 rounded-badge bg-accent"
              style={{ width: percent(value ?? 0, longest) }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
