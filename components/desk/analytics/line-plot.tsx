import { clsx } from 'clsx';
import { area, line } from 'd3-shape';
import type { LinePlot as Plot } from '#lib/desk/analytics/answer.ts';
import { formatValue, shortDay } from '#lib/text/value-format.ts';
import { apart, heights } from './scale.ts';

const HEIGHT = 150;
const ABOVE = 18;
const BELOW = 24;
const LABEL_GAP = 18;

interface LinePlotProps {
  plot: Plot;
  /** Text alternative of the chart, for screen readers. */
  label: string;
}

type Point = readonly [x: number, y: number];

/** Points of a line in a box 100 wide and as high as the scale; missing values leave a gap. */
function pointsOf(values: readonly (number | null)[], y: (value: number) => number) {
  const last = Math.max(1, values.length - 1);
  return values.map((value, place): Point | null =>
    value === null ? null : [(100 * place) / last, y(value)],
  );
}

const drawn = line<Point | null>()
  .defined((point) => point !== null)
  .x((point) => point?.[0] ?? 0)
  .y((point) => point?.[1] ?? 0);

const filled = area<Point | null>()
  .defined((point) => point !== null)
  .x((point) => point?.[0] ?? 0)
  .y0(HEIGHT)
  .y1((point) => point?.[1] ?? 0);

/** Lines over days, each labelled at its end; the main line is strong, the one it is compared with faint. */
export function LinePlot({ plot, label }: LinePlotProps) {
  const { lines, days, unit, currency } = plot;
  const { y, ticks } = heights(plot, HEIGHT);
  const shown = lines.map((one) => ({ ...one, points: pointsOf(one.values, y) }));
  const lasts = lines.map(({ values }) => values.findLast((value) => value !== null) ?? null);
  const places = apart(
    lasts.map((value) => (value === null ? HEIGHT : y(value))),
    LABEL_GAP,
    HEIGHT - 8,
  );
  const [first = '', middle = ''] = [days[0], days[Math.floor(days.length / 2)]];
  return (
    <div className="flex gap-2">
      <svg
        role="img"
        aria-label={label}
        height={ABOVE + HEIGHT + BELOW}
        className="min-w-0 flex-1 overflow-visible text-[0.6875rem]"
      >
        {ticks.map((tick) => (
          <line
            key={tick}
            x2="100%"
            y1={ABOVE + y(tick)}
            y2={ABOVE + y(tick)}
            className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
        ))}
        <svg
          role="presentation"
          y={ABOVE}
          width="100%"
          height={HEIGHT}
          viewBox={`0 0 100 ${String(HEIGHT)}`}
          preserveAspectRatio="none"
          overflow="visible"
        >
          {shown.map(({ name, points, behind = false }) => (
            <g key={name}>
              {!behind && <path d={filled(points) ?? ''} className="fill-accent opacity-10" />}
              <path
                d={drawn(points) ?? ''}
                fill="none"
                vectorEffect="non-scaling-stroke"
                strokeLinejoin="round"
                className={clsx(
                  behind
                    ? 'stroke-line-strong stroke-[1.5] [stroke-dasharray:3_3]'
                    : 'stroke-accent-ink stroke-2',
                )}
              />
            </g>
          ))}
        </svg>
        <g className="fill-ink-soft">
          {ticks
            .filter((tick) => tick > 0)
            .map((tick) => (
              <text
                key={tick}
                y={ABOVE + y(tick) - 4}
                className="stroke-raised stroke-3 tabular-nums [paint-order:stroke]"
              >
                {formatValue(tick, unit, currency)}
              </text>
            ))}
          <text y={ABOVE + HEIGHT + 16}>{shortDay(first)}</text>
          {days.length > 4 && (
            <text x="50%" y={ABOVE + HEIGHT + 16} textAnchor="middle">
              {shortDay(middle)}
            </text>
          )}
          <text x="100%" y={ABOVE + HEIGHT + 16} textAnchor="end">
            {shortDay(days.at(-1) ?? '')}
          </text>
        </g>
      </svg>
      <svg
        aria-hidden="true"
        width="92"
        height={ABOVE + HEIGHT + BELOW}
        className="shrink-0 text-xs"
      >
        {lines.map(({ name, behind = false }, place) => (
          <text
            key={name}
            y={ABOVE + 4 + (places[place] ?? 0)}
            className={behind ? 'fill-ink-soft' : 'fill-accent-ink'}
          >
            {name}
          </text>
        ))}
      </svg>
    </div>
  );
}
