import { DAY, HOUR, MINUTE } from '../kernel/clock.ts';
import type { NoticeChannel } from './channel.ts';

/** How often a channel may speak to a member. */
type Limits = {
  /** Unread for this long, before it is told of. */
  readonly patienceMs: number;
  /** Between two notices. */
  readonly pauseMs: number;
  /** Between two, when there are likes and visits alone to tell of. */
  readonly lesserPauseMs: number;
  readonly perDay: number;
};

/** While the member looks at the site they are told there; whether they still do is asked again after this. */
export const RECHECK_MS = MINUTE;

/** What is older was told of inside, long ago: a way that was switched on today does not begin with it. */
export const LOOKBACK_MS = 7 * DAY;

export const LIMITS: Readonly<Record<NoticeChannel, Limits>> = {
  push: { patienceMs: 0, pauseMs: 2 * MINUTE, lesserPauseMs: HOUR, perDay: 30 },
  telegram: { patienceMs: 0, pauseMs: 10 * MINUTE, lesserPauseMs: HOUR, perDay: 12 },
  email: { patienceMs: 30 * MINUTE, pauseMs: 0, lesserPauseMs: 0, perDay: 3 },
};
