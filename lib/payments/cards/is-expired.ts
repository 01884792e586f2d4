import { DateTime } from 'luxon';

/** Whether a card marked `MM/YYYY` has expired: it is valid until the end of that month. Pure. */
export function isExpired(expiresOn: string | null, zone: string, now: Date): boolean {
  if (expiresOn === null) return false;
  const end = DateTime.fromFormat(expiresOn, 'MM/yyyy', { zone }).endOf('month');
  return end.isValid && end.toJSDate() < now;
}
