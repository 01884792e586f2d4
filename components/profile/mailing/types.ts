export interface MailedLink {
  /** Locale prefix of links: empty or `/es`. */
  prefix: string;
  /** Token of the mailed link; only the button consumes it. */
  token: string;
}
