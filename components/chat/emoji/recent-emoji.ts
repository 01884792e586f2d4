/** The browser's storage key; see own-browser.ts. */
const KEY = 'emojiRecent';
const MOST = 24;

/** The most recently used emoji, the newest first. */
export function recentEmoji(): readonly string[] {
  try {
    const recent: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(recent)) return [];
    return recent.filter((one): one is string => typeof one === 'string').slice(0, MOST);
  } catch {
    return [];
  }
}

/** Moves an emoji that was used to the front. */
export function rememberEmoji(emoji: string): void {
  try {
    const recent = [emoji, ...recentEmoji().filter((one) => one !== emoji)].slice(0, MOST);
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // Without storage there are no recent emoji.
  }
}
