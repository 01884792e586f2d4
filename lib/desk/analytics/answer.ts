import type { Unit } from '../../text/value-format.ts';

/** A number; null where nothing was counted, `few` where so few people stand behind it that it is not shown. */
export type MetricValue = number | null | 'few';

export type Column = {
  readonly name: string;
  readonly unit: Unit | 'text' | 'day';
  /** Of money in one currency. */
  readonly currency?: string;
};

/** A text, or a figure in a column that is none of text. */
export type Cell = string | number | null;

export type LinePlot = {
  readonly kind: 'lines';
  readonly unit: Unit;
  readonly currency?: string;
  /** One a place on the axis: the day it begins with. */
  readonly days: readonly string[];
  readonly lines: readonly {
    readonly name: string;
    readonly values: readonly (number | null)[];
    /** What it is compared with: drawn behind. */
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
    /** What the value is made of, in a few words. */
    readonly about?: string;
    /** A second, further length: the ninth of ten who waited. */
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

/** A question's answer: in a sentence, as a picture, and the numbers behind both. */
export type Answer = {
  readonly sentence: string;
  /** How the numbers are to be read, where that is not plain. */
  readonly note?: string;
  /** Null where there is nothing to draw. */
  readonly plot: Plot | null;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
};
