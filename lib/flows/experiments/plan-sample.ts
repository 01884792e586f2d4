/** Significance level 5 % (two-sided), power 80 %. */
const Z_ALPHA = 1.959_963_984_540_054;
const Z_POWER = 0.841_621_233_572_914;

type Wanted = {
  /** Expected rate of the control, in basis points. */
  readonly baseline: number;
  /** Smallest difference worth detecting, in basis points. */
  readonly effect: number;
  /** Percentage of newcomers assigned to the challenger. */
  readonly share: number;
};

export type Sample = { readonly control: number; readonly challenger: number };

/**
 * How many newcomers each arm needs to detect a difference of this size with 80 % power at a 5 % significance
 * level. Fixed before the first observation. Pure.
 */
export function planSample({ baseline, effect, share }: Wanted): Sample {
  const first = baseline / 10_000;
  // Moves the rate towards 50 %, where more newcomers are needed; a rate cannot exceed 1.
  const second = first + (first + effect / 10_000 < 1 ? effect : -effect) / 10_000;
  const ratio = share / (100 - share);
  const pooled = (first + ratio * second) / (1 + ratio);
  const chance = Z_ALPHA * Math.sqrt((1 + 1 / ratio) * pooled * (1 - pooled));
  const power = Z_POWER * Math.sqrt(first * (1 - first) + (second * (1 - second)) / ratio);
  const control = Math.ceil(((chance + power) / (second - first)) ** 2);
  return { control, challenger: Math.ceil(control * ratio) };
}
