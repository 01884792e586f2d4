import type { ThreadAnswer } from '../state/types.ts';

export interface ThreadProps {
  /** The server's answer, for the first paint. */
  thread: ThreadAnswer;
  /** Members only: hosted profiles show no online status. */
  online: boolean;
  /** City of the profile, for the suggestions. */
  city: string | null;
  /** Nothing can be written before the card check, which is made at `cardCheckHref`. */
  needsCardCheck: boolean;
  cardCheckHref: string | null;
  cardVerified: boolean;
  /** The time at which the server rendered the page. */
  now: number;
  /** The brand's time zone. */
  timeZone: string;
  /** Locale prefix of links: empty or `/en`. */
  prefix: string;
}
