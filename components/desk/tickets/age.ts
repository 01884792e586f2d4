const MINUTE = 60_000;
const STEPS = [
  [1_440, 'd'],
  [60, 'h'],
  [1, 'min'],
] as const;

/** The age of something as one number: `4 min`, `3 h`, `12 d`. */
export function age(since: string, now: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / MINUTE));
  const [length, unit] = STEPS.find(([least]) => minutes >= least) ?? [1, 'min'];
  return `${String(Math.floor(minutes / length))} ${unit}`;
}
