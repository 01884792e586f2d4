import { DAY, HOUR, MINUTE, SECOND } from '../kernel/clock.ts';

/** Delays after the first, second … failed try; after the last one the mail has failed. */
export const MAIL_RETRY_DELAYS_MS = [
  MINUTE,
  5 * MINUTE,
  20 * MINUTE,
  HOUR,
  4 * HOUR,
  12 * HOUR,
] as const;

/** The process that parses a mail is killed after this time. */
export const MAIL_PARSE_MS = 10 * SECOND;
/** Its JavaScript heap, in megabytes: the largest mail several times. */
export const MAIL_HEAP_MEGABYTES = 192;
/** Mails that are parsed at the same time. */
export const MAILS_PARSED_AT_ONCE = 2;
/** Mails that may wait; more are refused, and the gateway delivers them again. */
export const MAILS_WAITING = 50;

/** How long the answer of DNS about a domain is awaited. */
export const DNS_ANSWERS_WITHIN_MS = 2 * SECOND;
/** How long the answer whether a domain accepts mail is cached. */
export const DNS_ANSWER_CACHED_MS = { yes: DAY, no: HOUR, unknown: MINUTE } as const;
