import type { SpendingLimit } from '../../db/generated/client.ts';
import { after, DAY } from '../../kernel/clock.ts';

/** A higher limit, or none, holds only after a night's sleep; a lower one at once. */
const RAISED_AFTER_MS = DAY;

/** Monthly limits that can be chosen, in cents. */
export const CAPS = [2_000, 5_000, 10_000, 20_000, 50_000] as const;
export type Cap = (typeof CAPS)[number];

/** Days for which orders can be paused. */
export const PAUSES = [1, 7, 30] as const;
export type Pause = (typeof PAUSES)[number];

export type Limits = Pick<
  SpendingLimit,
  'capMinor' | 'nextCapMinor' | 'nextCapAt' | 'coolingOffUntil'
>;

export const NO_LIMITS: Limits = {
  ...{ capMinor: null, nextCapMinor: null, nextCapAt: null, coolingOffUntil: null },
};

/** As they hold at `now`: what was to come has come, and a pause that is over is none. Pure. */
export function limitsAt(limits: Limits, now: Date): Limits {
  const { nextCapAt, nextCapMinor, coolingOffUntil } = limits;
  const hasCome = nextCapAt !== null && nextCapAt <= now;
  return {
    ...limits,
    ...(hasCome && { capMinor: nextCapMinor, nextCapMinor: null, nextCapAt: null }),
    coolingOffUntil: coolingOffUntil !== null && coolingOffUntil > now ? coolingOffUntil : null,
  };
}

/** With another monthly limit, null for none. The present one takes back what was to come. Pure. */
export function withCap(limits: Limits, capMinor: number | null, now: Date): Limits {
  const present = limitsAt(limits, now);
  const none = { nextCapMinor: null, nextCapAt: null };
  const isRaised = present.capMinor !== null && (capMinor ?? Infinity) > present.capMinor;
  if (!isRaised) return { ...present, capMinor, ...none };
  return { ...present, nextCapMinor: capMinor, nextCapAt: after(now, RAISED_AFTER_MS) };
}

/** With orders paused for so many days; a pause that runs longer already stays. Pure. */
export function withPause(limits: Limits, days: number, now: Date): Limits {
  const present = limitsAt(limits, now);
  const until = after(now, days * DAY);
  const { coolingOffUntil } = present;
  const isLonger = coolingOffUntil !== null && coolingOffUntil > until;
  return { ...present, coolingOffUntil: isLonger ? coolingOffUntil : until };
}
