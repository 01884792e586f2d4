import { NOTIFIED_KEYS } from '#components/notifications/notified-memory.ts';

/**
 * What a browser stores about one member: whom they liked, visited and matched with, their emoji, what they
 * were notified of.
 */
const OWN = ['like', 'profiliVisitati', 'matchMoments', 'emojiRecent', ...NOTIFIED_KEYS];
const OWNER = 'memoryOf';

/**
 * Deletes what the browser stored about an earlier member when another one logs in: the earlier one's likes
 * would appear on the new member's cards, and those profiles could not be liked.
 */
export function forgetOthers(storage: () => Storage, trackerId: string): void {
  try {
    const store = storage();
    if (store.getItem(OWNER) === trackerId) return;
    for (const key of OWN) store.removeItem(key);
    store.setItem(OWNER, trackerId);
  } catch {
    // Storage is forbidden: there is nothing to delete.
  }
}
