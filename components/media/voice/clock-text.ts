const SECOND_MS = 1_000;
const MINUTE_SECONDS = 60;

/** A length as minutes and seconds, such as 0:07. Pure. */
export function clockText(ms: number): string {
  const seconds = Math.round(ms / SECOND_MS);
  const rest = String(seconds % MINUTE_SECONDS).padStart(2, '0');
  return `${String(Math.floor(seconds / MINUTE_SECONDS))}:${rest}`;
}
