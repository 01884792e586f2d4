const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A moment as the desk writes it, in UTC: operators sit in several places. */
export function moment(at: Date | string): string {
  return `${MOMENT.format(new Date(at))} UTC`;
}
