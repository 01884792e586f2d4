import { NEW_PROFILE_MS, ONLINE_NOW_MS } from './limits.ts';

/** Whether a last activity, null where it is hidden, counts as online now. */
export function isHereNow(lastActiveAt: Date | null, now: Date): boolean {
  return lastActiveAt !== null && now.getTime() - lastActiveAt.getTime() <= ONLINE_NOW_MS;
}

/** Profiles active since this time are online now. */
export function hereSince(now: Date): Date {
  return new Date(now.getTime() - ONLINE_NOW_MS);
}

/** Profiles listed since this time are new. */
export function newSince(now: Date): Date {
  return new Date(now.getTime() - NEW_PROFILE_MS);
}
