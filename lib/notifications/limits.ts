import type { NoticeChannel } from '../db/generated/enums.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../kernel/clock.ts';

/** Notices that are sent at the same time. */
export const NOTICES_AT_ONCE = 10;

/** Delays after the first, second … attempt; when they are used up the notice has failed. */
export const NOTICE_RETRY_DELAYS_MS = [10 * SECOND, MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR] as const;

/** How often a channel may notify a member. */
type Limits = {
  /** How long activity is unread before it is notified. */
  readonly delayMs: number;
  /** Minimum time between two notices. */
  readonly pauseMs: number;
  /** Minimum time between two notices without a message or a match. */
  readonly likesPauseMs: number;
  readonly perDay: number;
};

/** A member with the site in view is notified there; whether it is still in view is checked again after this. */
export const RECHECK_MS = MINUTE;

/** Older activity was shown on the site long ago: a channel that is switched on today does not start with it. */
export const LOOKBACK_MS = 7 * DAY;

/** A member who closed the question for push messages is asked again after this time. */
export const PUSH_ASK_AGAIN_MS = 14 * DAY;

export const CHANNEL_LIMITS: Readonly<Record<NoticeChannel, Limits>> = {
  push: { delayMs: 0, pauseMs: 2 * MINUTE, likesPauseMs: HOUR, perDay: 30 },
  telegram: { delayMs: 0, pauseMs: 10 * MINUTE, likesPauseMs: HOUR, perDay: 12 },
  email: { delayMs: 30 * MINUTE, pauseMs: 0, likesPauseMs: 0, perDay: 3 },
};

/** A refused push message is tried again after this time where its service names none. */
export const PUSH_RETRY_MS = MINUTE;
/** How long Telegram may take for an answer. */
export const TELEGRAM_ANSWERS_WITHIN_MS = 10 * SECOND;
/** Seconds for which a push service keeps a message for a device that is offline. */
export const PUSH_TTL_SECONDS = DAY / SECOND;

/** How long a member may pause all notices; `open`: until they end it. */
export const pauseLengths = ['hour', 'tomorrow', 'week', 'open'] as const;
export type PauseLength = (typeof pauseLengths)[number];
/** Hour of the member's day at which a pause until tomorrow ends. */
export const PAUSE_MORNING_HOUR = 8;
