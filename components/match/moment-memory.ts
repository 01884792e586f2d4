import { MEMBER_KEYS } from '#components/realtime/own-browser.ts';

const KEY = MEMBER_KEYS.matchMoments;
const MAX_IDS = 50;

/**
 * Claims the dialog for a match in this browser: true for the first caller only, so that one of several tabs
 * shows it, once.
 */
export function claimMoment(angelId: string): boolean {
  try {
    const shown = (window.localStorage.getItem(KEY) ?? '').split(',').filter(Boolean);
    if (shown.includes(angelId)) return false;
    window.localStorage.setItem(KEY, [angelId, ...shown].slice(0, MAX_IDS).join(','));
  } catch {
    // Without storage every tab shows the dialog.
  }
  return true;
}
