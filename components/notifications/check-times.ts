/** No notification is shown in the first seconds of a visit. */
export const FIRST_DELAY_MS = 5_000;

const FIRST_CHECK_MS = 40_000;
const NEXT_CHECK_MS = 10_000;

/**
 * When pending notifications are checked next. Counted from the beginning of the visit, so that short page
 * views do not postpone it; less often before the first notification of the visit than after it. Pure.
 */
export function nextCheck(landed: number, notified: boolean, now: number): number {
  const every = notified ? NEXT_CHECK_MS : FIRST_CHECK_MS;
  const checks = Math.floor(Math.max(0, now - landed) / every);
  return landed + (checks + 1) * every;
}
