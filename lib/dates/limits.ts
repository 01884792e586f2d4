import { DAY, HOUR } from '../kernel/clock.ts';

/** Dates of a member that are planned at the same time. */
export const SHARED_DATES_MAX = 5;
/** Dates that a member may share in a day: each asks a person by mail. */
export const SHARED_DATES_PER_DAY = 6;
/** Requests to one address that it has not answered, in `CONTACT_ASKED_MS`. */
export const CONTACT_ASKS_MAX = 2;
export const CONTACT_ASKED_MS = 7 * DAY;
/** How far ahead a date may be. */
export const SHARED_DATE_AHEAD_DAYS = 30;
/** After how many hours a member may choose to check in. */
export const CHECK_IN_HOURS = [1, 2, 3, 4, 6] as const;
/** How long the member has after the reminder before the check-in counts as missed. */
export const CHECK_IN_GRACE_MS = HOUR;
/** How long both links work after the check-in time, and after what is mailed later. */
export const SHARED_DATE_LINK_MS = 2 * DAY;
/** Days after which a date is deleted, counted from its check-in time; the list shows it as long. */
export const SHARED_DATE_STORED_DAYS = 7;
/** Characters of the name of the person whom the member meets. */
export const DATE_NAME_MAX_LENGTH = 40;
/** Characters of the place. */
export const DATE_PLACE_MAX_LENGTH = 160;
