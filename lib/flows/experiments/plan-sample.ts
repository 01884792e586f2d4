/** 5 in 100 false alarms (both sides), 80 in 100 true differences found. */
const Z_ALPHA = 1.959_963_984_540_054;
const Z_POWER = 0.841_621_233_572_914;

type Wanted = {
  /** Rate of the control that is expected, in basis points. */
  readonly baseline: number;
  /** Smallest difference worth finding, in basis points. */
  readonly effect: number;
  /** Percent of newcomers who get the challenger. */
  readonly share: number;
};

export type Sample = { readonly control: number; readonly challenger: number };

/**
 * How many newcomers each arm needs so that a difference of this size is found four times in five, and one
 * that is not there is seen one time in twenty. Fixed before the first is seen. Pure.
 */
export function planSample({ baseline, effect, share }: Wanted): Sample {
  const first = baseline / 10_000;
  // Towards the middle, where more are needed: a rate has no room above one.
  const second = first + (first + effect / 10_000 < 1 ? effect : -effect) / 10_000;
  const ratio = share / (100 - share);
  const pooled = (first + ratio * second) / (1 + ratio);
  const chance = Z_ALPHA * Math.sqrt((1 + 1 / ratio) * pooled * (1 - pooled));
  const power = Z_POWER * Math.sqrt(first * (1 - first) + (second * (1 - second)) / ratio);
  const control = Math.ceil(((chance + power) / (second - first)) ** 2);
  return { control, challenger: Math.ceil(control * ratio) };
}
