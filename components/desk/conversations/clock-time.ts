const TODAY = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const BEFORE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const DAY = 24 * 60 * 60 * 1_000;

/** A time in its shortest form: `14:03`, or the date if it is longer ago. */
export function clockTime(at: number): string {
  return (Date.now() - at < DAY ? TODAY : BEFORE).format(at);
}
