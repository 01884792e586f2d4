const STEPS = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
] as const;

/** A duration in its largest unit, as `3 min`. */
export function span(ms: number): string {
  const [size, unit] = STEPS.find(([size]) => ms >= size) ?? STEPS[3];
  return `${String(Math.max(0, Math.floor(ms / size)))} ${unit}`;
}

/** How long ago something was at `now`; a future time is shown as `in …`. */
export function ago(at: string, now: string): string {
  const ms = Date.parse(now) - Date.parse(at);
  if (ms < -1_000) return `in ${span(-ms)}`;
  return ms < 1_000 ? 'just now' : `${span(ms)} ago`;
}
