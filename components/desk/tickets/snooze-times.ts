const HOUR_MS = 60 * 60 * 1_000;
const MORNING = 9;

/** Nine o'clock of the day after so many days, in the operator's time zone. */
function morning(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);
}

/** Days from a day to the next Monday, at least one. */
const toMonday = (day: number): number => (8 - day) % 7 || 7;

/** The times that a ticket is set aside until, in the operator's time zone. */
export const SNOOZES = [
  ['In 3 hours', (now: Date) => new Date(now.getTime() + 3 * HOUR_MS)],
  ['Tomorrow, 9:00', (now: Date) => morning(now, 1)],
  ['In 3 days, 9:00', (now: Date) => morning(now, 3)],
  ['Next Monday, 9:00', (now: Date) => morning(now, toMonday(now.getDay()))],
  ['In 2 weeks, 9:00', (now: Date) => morning(now, 14)],
] as const;
