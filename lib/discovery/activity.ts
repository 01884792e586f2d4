import { MINUTE } from '../kernel/clock.ts';

/** Counted as here now. */
export const HERE_NOW_MS = 15 * MINUTE;

export function isHereNow(lastActiveAt: Date | null, now: Date): boolean {
  return lastActiveAt !== null && now.getTime() - lastActiveAt.getTime() <= HERE_NOW_MS;
}
