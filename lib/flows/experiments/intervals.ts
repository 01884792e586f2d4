/** Quantile of the normal distribution: two-sided 95 %. */
const Z = 1.959_963_984_540_054;

export type Interval = { readonly low: number; readonly high: number };
export type Arm = { readonly seen: number; readonly converted: number };

/**
 * Wilson's score interval of a proportion: accurate for small samples and rare events, never below 0 or above
 * 1. Pure.
 */
export function wilson({ seen, converted }: Arm): Interval {
  if (seen === 0) return { low: 0, high: 1 };
  const rate = converted / seen;
  const spread = (Z * Z) / seen;
  const middle = rate + spread / 2;
  const half = Z * Math.sqrt((rate * (1 - rate) + spread / 4) / seen);
  return {
    // At 0 and 1 both terms are mathematically equal; rounding must not leave the range.
    low: converted === 0 ? 0 : Math.max(0, (middle - half) / (1 + spread)),
    high: converted === seen ? 1 : Math.min(1, (middle + half) / (1 + spread)),
  };
}

/** Newcombe's interval (his method 10) of the difference between the second proportion and the first. Pure. */
export function difference(first: Arm, second: Arm): Interval & { readonly value: number } {
  if (first.seen === 0 || second.seen === 0) return { value: 0, low: -1, high: 1 };
  const a = first.converted / first.seen;
  const b = second.converted / second.seen;
  const ofA = wilson(first);
  const ofB = wilson(second);
  const value = b - a;
  return {
    value,
    low: value - Math.hypot(b - ofB.low, ofA.high - a),
    high: value + Math.hypot(ofB.high - b, a - ofA.low),
  };
}
