import type { SpendingLimit } from '../../db/generated/client.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { RAISED_CAP_AFTER_MS, type ORDER_PAUSE_DAYS, type SPENDING_CAPS } from '../limits.ts';

export type Cap = (typeof SPENDING_CAPS)[number];

export type Pause = (typeof ORDER_PAUSE_DAYS)[number];

export type Limits = Pick<
  SpendingLimit,
  'capMinor' | 'nextCapMinor' | 'nextCapAt' | 'coolingOffUntil'
>;

export const NO_LIMITS: Limits = {
  capMinor: null,
  nextCapMinor: null,
  nextCapAt: null,
  coolingOffUntil: null,
};

/**
 * The limits in force at `now`: a scheduled limit that is due replaces the old one, and an expired pause is
 * removed. Pure.
 */
export function limitsAt(limits: Limits, now: Date): Limits {
  const { nextCapAt, nextCapMinor, coolingOffUntil } = limits;
  const hasCome = nextCapAt !== null && nextCapAt <= now;
  return {
    ...limits,
    ...(hasCome && { capMinor: nextCapMinor, nextCapMinor: null, nextCapAt: null }),
    coolingOffUntil: coolingOffUntil !== null && coolingOffUntil > now ? coolingOffUntil : null,
  };
}

/**
 * The limits with another monthly limit, null for none. Choosing the present limit again cancels a scheduled
 * one. Pure.
 */
export function withCap(limits: Limits, capMinor: number | null, now: Date): Limits {
  const present = limitsAt(limits, now);
  const none = { nextCapMinor: null, nextCapAt: null };
  const isRaised = present.capMinor !== null && (capMinor ?? Infinity) > present.capMinor;
  if (!isRaised) return { ...present, capMinor, ...none };
  return { ...present, nextCapMinor: capMinor, nextCapAt: after(now, RAISED_CAP_AFTER_MS) };
}

/** The limits with orders paused for this many days; a longer pause already in force stays. Pure. */
export function withPause(limits: Limits, days: number, now: Date): Limits {
  const present = limitsAt(limits, now);
  const until = after(now, days * DAY);
  const { coolingOffUntil } = present;
  const isLonger = coolingOffUntil !== null && coolingOffUntil > until;
  return { ...present, coolingOffUntil: isLonger ? coolingOffUntil : until };
}
