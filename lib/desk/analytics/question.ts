import type { Answer } from './answer.ts';
import { MIN_GROUP_SIZE } from '../../text/value-format.ts';
import type { View } from './view.ts';

export type Question = {
  /** The name in URLs and file names. */
  readonly key: string;
  readonly title: string;
  /** Answers from the aggregated tables only; never reads a member's rows. */
  readonly ask: (view: View) => Promise<Answer>;
};

export const nothing = (sentence: string): Answer => ({
  sentence,
  plot: null,
  columns: [],
  rows: [],
});

/** Replaces an answer that covers too few people of one source to be shown. */
export const withheld = nothing(
  `Fewer than ${String(MIN_GROUP_SIZE)} people from this source: too few to show.`,
);

/** Whether numbers of one source could identify individual people. Pure. */
export function isTooFew({ source }: Pick<View, 'source'>, people: number): boolean {
  return source !== undefined && people > 0 && people < MIN_GROUP_SIZE;
}
