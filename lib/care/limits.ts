import { DAY, MINUTE } from '../kernel/clock.ts';

const MEGABYTE = 1_024 * 1_024;

/** Characters of a message to customer care by the form. */
export const CARE_FORM_MAX_LENGTH = 5_000;
/** Characters of a message by mail, from the sender and from customer care. */
export const CARE_MAIL_MAX_LENGTH = 10_000;
/** Mails of one sender within an hour: more is a loop between two programs. */
export const CARE_MAILS_PER_HOUR = 20;
/** Mails that the gateway hands over within a minute. */
export const INBOUND_MAILS_PER_MINUTE = 300;
/** How long an operator's claim of a ticket lasts; an open reply form renews it. */
export const TICKET_CLAIM_MS = 5 * MINUTE;
/** Characters of what a member says about the help that they got. */
export const RATING_COMMENT_MAX_LENGTH = 1_000;
/** Tags of one ticket, and the characters of one. */
export const TICKET_TAGS_MAX = 8;
export const TICKET_TAG_MAX_LENGTH = 24;
/** Tags that a request may name: some tickets have more than eight, from merges before there was a limit. */
export const TICKET_TAGS_NAMED_MAX = 100;
/** The longest time for which a ticket can be set aside. */
export const SNOOZE_MAX_MS = 90 * DAY;
/** Files of one message. */
export const CARE_FILES_MAX = 3;
/** Largest picture, in megabytes and bytes; it is stored smaller. */
export const CARE_PICTURE_MEGABYTES = 10;
export const CARE_PICTURE_BYTES = CARE_PICTURE_MEGABYTES * MEGABYTE;
/** Largest PDF: three of them still fit a mail, which encodes three bytes as four and has a usual limit of 25 MB. */
export const CARE_PDF_MEGABYTES = 5;
export const CARE_PDF_BYTES = CARE_PDF_MEGABYTES * MEGABYTE;
/** Longest side of a stored picture, in pixels: the text of a screenshot stays readable. */
export const CARE_PICTURE_MAX_SIDE = 2_000;
/** Characters of a file's name. */
export const CARE_FILE_NAME_MAX_LENGTH = 80;
/** Files that one address uploads within ten minutes. */
export const CARE_UPLOADS_PER_TEN_MINUTES = 30;
/** Media types of the files, for the file chooser. */
export const CARE_FILE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'application/pdf',
] as const;
