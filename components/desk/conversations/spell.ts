const MINUTE = 60;
const HOUR = 60 * MINUTE;

const two = (n: number): string => String(n).padStart(2, '0');

/** A duration as a clock shows it, `4:07` or `1:04:07`; never below zero. */
export function spell(fromMs: number, toMs: number): string {
  const seconds = Math.max(0, Math.floor((toMs - fromMs) / 1_000));
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = two(seconds % MINUTE);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
}
