import { DAY, HOUR, MINUTE } from '../kernel/clock.ts';

/** Characters of a password. NIST SP 800-63B asks for at least eight and for no composition rules. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 256;

/** Characters of a profile's name, as readers count them. */
export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 30;
/** Characters of each text of a profile, as readers count them; of the prompts, of each answer. */
export const PROFILE_TEXT_MAX_LENGTHS = {
  about: 1_500,
  lookingFor: 1_500,
  work: 60,
  study: 60,
  profilePrompts: 200,
} as const;
/** Questions that a profile answers. */
export const PROMPTS_MAX = 3;
/** Heights that a profile may give, in centimetres. */
export const HEIGHT_MIN_CM = 130;
export const HEIGHT_MAX_CM = 220;
/** Interests of a profile. */
export const INTERESTS_MAX = 8;

/** How long a mailed link works, by what it does (DESIGN §5). */
export const CONFIRM_EMAIL_MS = 7 * DAY;
export const RESET_PASSWORD_MS = HOUR;
export const SET_PASSWORD_MS = 7 * DAY;
export const LOGIN_LINK_MS = 3 * DAY;
export const ERASE_LINK_MS = DAY;
export const CHANGE_EMAIL_MS = DAY;
export const UNDO_CHANGE_EMAIL_MS = 2 * DAY;
/** How long an account can be completed after a sign-in by Google or Apple, or by a link that another system mailed. */
export const INVITATION_MS = { google: HOUR, apple: HOUR, external: 30 * DAY } as const;
/** How long the code that links a Telegram chat works. */
export const TELEGRAM_LINK_MS = 15 * MINUTE;
/** Login links in one Telegram chat that work at the same time: a chat keeps its messages. */
export const LOGIN_LINKS_IN_TELEGRAM = 5;

/** How long a member is in a region that they visit. */
export const TRAVEL_MS = 14 * DAY;
/**
 * The next trip may begin this long after the beginning of the last one: often enough for a change of plans, too seldom to
 * show a profile in one region after the other.
 */
export const TRAVEL_AGAIN_MS = 7 * DAY;

/** How long an account's erasure can be cancelled. */
export const ERASURE_GRACE_MS = 14 * DAY;
/** Copies of their data that a member may request in a day. */
export const EXPORTS_PER_DAY = 2;
/** How long a finished copy can be downloaded, and a failed one is shown. */
export const EXPORT_STORED_MS = 7 * DAY;
/** How often building a copy is attempted. */
export const EXPORT_ATTEMPTS = 5;

/** Updates of a brand's bot within a minute, for each address of Telegram's servers. */
export const TELEGRAM_UPDATES_PER_MINUTE = 600;
/** Devices of one member that receive push messages. */
export const PUSH_DEVICES = 10;
/** Passkeys of one member. */
export const PASSKEYS_MAX = 10;
/** Characters of a passkey’s name. */
export const PASSKEY_NAME_MAX_LENGTH = 40;
/** A returning member gets the flow's gift this long after the signup (texts: on another day). */
export const GIFT_AFTER_MS = DAY;

/** Accounts that one night erases; the rest follows in the next nights: other jobs wait while this one runs. */
export const ERASED_PER_NIGHT = 1_000;
/** How long an identity provider may take for an answer. */
export const PROVIDER_ANSWERS_WITHIN_SECONDS = 8;
/** Notifications of Apple about its accounts within a minute, for each of its addresses. */
export const APPLE_NOTICES_PER_MINUTE = 600;
