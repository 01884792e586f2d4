import { SECOND } from '../kernel/clock.ts';

/** Mails that visitors may cause to one mailbox in that time, over all forms and brands. */
export const MAILBOX_MAILS = 6;
export const MAILBOX_SECONDS = 3_600;

/** Mails that are sent at the same time. */
export const MAIL_CONNECTIONS = 5;
/** How long a mail server may take for an answer. */
export const MAIL_SERVER_ANSWERS_WITHIN_MS = 20 * SECOND;
/** Mail servers close idle connections after more than this. */
export const MAIL_CONNECTION_IDLE_MS = 8 * SECOND;
