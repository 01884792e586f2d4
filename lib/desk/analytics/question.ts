import type { Answer } from './answer.ts';
import { LEAST } from '../../text/value-format.ts';
import type { View } from './view.ts';

export type Question = {
  /** As addresses and files name it. */
  readonly key: string;
  readonly title: string;
  /** Answers from the counted tables alone; nobody's row is looked at. */
  readonly ask: (view: View) => Promise<Answer>;
};

export const nothing = (sentence: string): Answer => ({
  sentence,
  plot: null,
  columns: [],
  rows: [],
});

/** In place of figures behind which too few people of one source stand. */
export const withheld = nothing(
  `Fewer than ${String(LEAST)} people of this source: too few to be shown.`,
);

/** Whether figures of one source would tell of single people. Pure. */
export function isTooFew({ source }: Pick<View, 'source'>, people: number): boolean {
  return source !== undefined && people > 0 && people < LEAST;
}
