import { DateTime } from 'luxon';
import type { Outcome } from '../outcomes.ts';
import { RENEWAL_GRACE_DAYS, RENEWAL_RETRY_DAYS, RENEWAL_RETRY_HOUR } from '../limits.ts';

/** A later try cannot change these outcomes, and card schemes forbid some retries. */
const HOPELESS: ReadonlySet<Outcome> = new Set([
  'lost_or_stolen',
  'invalid_number',
  'already_declined',
  'expired_card',
]);

/** The first 10:00 in the brand's time zone at least this many days later. */
function morningAfter(at: Date, days: number, zone: string): Date {
  const earliest = DateTime.fromJSDate(at, { zone }).plus({ days });
  const morning = earliest.startOf('day').set({ hour: RENEWAL_RETRY_HOUR });
  return (morning < earliest ? morning.plus({ days: 1 }) : morning).toJSDate();
}

/**
 * Until when an unpaid renewal gives access: the time of a retry, so that its answer decides whether access
 * ends. Pure.
 */
export function graceEnd(chargeAt: Date, zone: string): Date {
  return morningAfter(chargeAt, RENEWAL_GRACE_DAYS, zone);
}

type Failed = {
  readonly chargeAt: Date;
  readonly tries: number;
  readonly outcome: Outcome;
  readonly zone: string;
  readonly now: Date;
};

/** When a failed renewal is tried again; null when it is not. Pure. */
export function retryAt({ chargeAt, tries, outcome, zone, now }: Failed): Date | null {
  const days = RENEWAL_RETRY_DAYS[tries - 1];
  if (days === undefined || HOPELESS.has(outcome)) return null;
  const planned = morningAfter(chargeAt, days, zone);
  return planned > now ? planned : morningAfter(now, 1, zone);
}
