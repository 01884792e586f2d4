import type { NoticeChannel } from '../db/generated/enums.ts';
import { after } from '../kernel/clock.ts';
import type { NoticeCounts } from '../mail/notice-counts.ts';
import { CHANNEL_LIMITS } from './limits.ts';
import { byDay, localDay, nextEvening, nextMidnight } from '../kernel/quiet-hours.ts';

/** Earlier notices of a channel to a member. */
export type Mark = {
  readonly lastSentAt: Date;
  readonly day: Date;
  readonly sentToday: number;
};

export type PendingActivity = NoticeCounts & { readonly firstAt: Date; readonly newestAt: Date };

type Question = {
  readonly channel: NoticeChannel;
  readonly pending: PendingActivity;
  /** Null: the channel has sent none. */
  readonly mark: Mark | null;
  readonly zone: string;
  /** When the member last used the site. */
  readonly lastActivityAt: Date | null;
  readonly now: Date;
};

/** Likes, visits and what searches found, but no message and no match. */
export function hasOnlyLikes({ messages, matches }: NoticeCounts): boolean {
  return messages + matches === 0;
}

/** No message of another member and no match: it can wait for the morning. */
export function canWaitForMorning({ messages, hosted, matches }: NoticeCounts): boolean {
  return messages - hosted + matches === 0;
}

function delayEndsAt({ channel, pending, zone }: Question): Date {
  if (channel === 'email' && hasOnlyLikes(pending)) return nextEvening(pending.firstAt, zone);
  return after(pending.firstAt, CHANNEL_LIMITS[channel].delayMs);
}

function limitAllowsAt({ channel, pending, mark, zone, now }: Question): Date {
  const { pauseMs, likesPauseMs, perDay } = CHANNEL_LIMITS[channel];
  if (mark === null) return now;
  const isToday = mark.day.getTime() === localDay(now, zone).getTime();
  if (isToday && mark.sentToday >= perDay) return nextMidnight(now, zone);
  return after(mark.lastSentAt, hasOnlyLikes(pending) ? likesPauseMs : pauseMs);
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * When a channel may notify of pending activity: now or earlier means at once. Null when it must wait until
 * the member has used the site: a second mail would only repeat the first. Pure.
 */
export function noticeTime(question: Question): Date | null {
  const { channel, pending, mark, zone, lastActivityAt } = question;
  if (channel === 'email' && mark !== null) {
    if (lastActivityAt === null || lastActivityAt <= mark.lastSentAt) return null;
  }
  const at = later(delayEndsAt(question), limitAllowsAt(question));
  return canWaitForMorning(pending) ? byDay(later(at, question.now), zone) : at;
}
