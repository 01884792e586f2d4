const KEY = 'matchMoments';
const MOST = 50;

/**
 * Whether a match is still to be celebrated in this browser, which it then counts as: one of several tabs
 * does it, once.
 */
export function claimMoment(angelId: string): boolean {
  try {
    const shown = (window.localStorage.getItem(KEY) ?? '').split(',').filter(Boolean);
    if (shown.includes(angelId)) return false;
    window.localStorage.setItem(KEY, [angelId, ...shown].slice(0, MOST).join(','));
  } catch {
    // Without storage each tab remembers for itself that it has shown one.
  }
  return true;
}
