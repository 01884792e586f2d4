import { scaleLinear } from 'd3-scale';
import type { LinePlot } from '#lib/desk/analytics/answer.ts';

/** A scale from zero to a round number above all values; for shares at most 1. Pure. */
export function heights({ lines, unit }: Pick<LinePlot, 'lines' | 'unit'>, height: number) {
  const values = lines.flatMap((line) => line.values).filter((value) => value !== null);
  const top = Math.max(0, ...values);
  const scale = scaleLinear()
    .domain([0, top === 0 ? 1 : top])
    .range([height, 0]);
  if (unit !== 'share' || top < 0.8) scale.nice(3);
  else scale.domain([0, 1]);
  const ticks = scale.ticks(3).filter((tick) => unit !== 'count' || Number.isInteger(tick));
  return { y: (value: number): number => scale(value), ticks };
}

/** Moves overlapping labels apart, as little as possible, within a height. Pure. */
export function apart(places: readonly number[], gap: number, height: number): readonly number[] {
  const order = places.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  let last = -Infinity;
  for (const one of order) {
    one.y = Math.max(one.y, last + gap);
    last = one.y;
  }
  const over = Math.max(0, last - height);
  const moved: number[] = [];
  for (const { y, index } of order) moved[index] = y - over;
  return moved;
}
