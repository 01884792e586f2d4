/** Mails that visitors may cause to one mailbox in that time, over all forms and brands. */
export const MAILBOX_MAILS = 6;
export const MAILBOX_SECONDS = 3_600;
