/** A share of one as a percentage with one decimal: `12.3 %`. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** A difference of two shares in percentage points, with its sign. */
export function points(value: number): string {
  const sign = value < 0 ? '−' : '+';
  return `${sign}${Math.abs(value * 100).toFixed(1)}`;
}
