/** As a browser keeps it; see own-browser.ts. */
const KEY = 'emojiRecent';
const MOST = 24;

/** The ones used last, the newest first. */
export function recentEmoji(): readonly string[] {
  try {
    const recent: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(recent)) return [];
    return recent.filter((one): one is string => typeof one === 'string').slice(0, MOST);
  } catch {
    return [];
  }
}

/** One was used: it comes first. */
export function rememberEmoji(emoji: string): void {
  try {
    const recent = [emoji, ...recentEmoji().filter((one) => one !== emoji)].slice(0, MOST);
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // A browser that stores nothing has no favourites.
  }
}
