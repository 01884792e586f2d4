/** As a browser keeps it; see own-browser.ts. */
const KEY = 'emojiRecent';
const MOST = 24;

/** The ones used last, the newest first. */
export function recentEmoji(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((one): one is string => typeof one === 'string').slice(0, MOST);
  } catch {
    return [];
  }
}

/** One was used: it comes first. */
export function rememberEmoji(sign: string): void {
  try {
    const kept = [sign, ...recentEmoji().filter((one) => one !== sign)].slice(0, MOST);
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that stores nothing has no favourites.
  }
}
