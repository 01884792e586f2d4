import type { Unit } from '../../text/value-format.ts';

/** A number; null when nothing was counted; `few` when the number of people is too small to be shown. */
export type MetricValue = number | null | 'few';

export type Column = {
  readonly name: string;
  readonly unit: Unit | 'text' | 'day';
  /** ISO code, set when the column holds money in one currency. */
  readonly currency?: string;
};

/** A text, or a number in a column whose unit is not `text`. */
export type Cell = string | number | null;

export type LinePlot = {
  readonly kind: 'lines';
  readonly unit: Unit;
  readonly currency?: string;
  /** One entry for each step of the axis: its first day. */
  readonly days: readonly string[];
  readonly lines: readonly {
    readonly name: string;
    readonly values: readonly (number | null)[];
    /** The comparison line, drawn behind the others. */
    readonly behind?: boolean;
  }[];
};

export type BarPlot = {
  readonly kind: 'bars';
  readonly unit: Unit;
  readonly currency?: string;
  readonly bars: readonly {
    readonly name: string;
    readonly value: number | null;
    /** A short note on what the value consists of. */
    readonly about?: string;
    /** A second, longer bar: the 90th percentile of the waiting times. */
    readonly upTo?: number | null;
  }[];
};

export type GridPlot = {
  readonly kind: 'grid';
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly about: string;
    readonly shares: readonly MetricValue[];
  }[];
};

export type Plot = LinePlot | BarPlot | GridPlot;

/** The answer to a question: a sentence, a plot, and the table behind both. */
export type Answer = {
  readonly sentence: string;
  /** How to read the numbers, when that is not obvious. */
  readonly note?: string;
  /** Null when there is nothing to draw. */
  readonly plot: Plot | null;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
};
