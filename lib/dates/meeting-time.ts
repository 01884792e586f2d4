import { DateTime } from 'luxon';
import { brandById } from '../brands/registry.ts';
import { failField } from '../kernel/errors.ts';
import { SHARED_DATE_AHEAD_DAYS } from './limits.ts';

/** As a form's field for a local time has it. */
const LOCAL = "yyyy-MM-dd'T'HH:mm";

/**
 * The time that a member gave as a clock of the brand's time zone shows it (`2026-12-05T20:00`), in which every page and
 * mail shows it again. Raises `date_time_refused` for a time that has passed, is too far ahead, or that no clock shows.
 */
export function meetingTime(given: string, brandId: string, now: Date): Date {
  const zone = brandById(brandId)?.timezone ?? 'UTC';
  const local = DateTime.fromISO(given, { zone });
  const from = DateTime.fromJSDate(now, { zone });
  const inRange = local > from && local <= from.plus({ days: SHARED_DATE_AHEAD_DAYS });
  // In the hour that is skipped in spring, luxon answers with another hour than the one given.
  if (!local.isValid || !inRange || local.toFormat(LOCAL) !== given)
    failField('meetAt', 'date_time_refused');
  return local.toJSDate();
}

/** The earliest and the latest time that `meetingTime` accepts. */
export function meetingRange(zone: string, now: Date) {
  const from = DateTime.fromJSDate(now, { zone });
  return {
    min: from.toFormat(LOCAL),
    max: from.plus({ days: SHARED_DATE_AHEAD_DAYS }).toFormat(LOCAL),
  };
}
