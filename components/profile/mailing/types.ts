export interface MailedLink {
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
  /** Of the mailed link; only the button uses it up. */
  token: string;
}
