const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A time as the desk shows it, in UTC, since operators are in several time zones. */
export function moment(at: Date | string): string {
  return `${MOMENT.format(new Date(at))} UTC`;
}
