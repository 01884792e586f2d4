import { NOTIFIED_KEYS } from './notified-memory.ts';

/** What a browser keeps about one member: whom they liked, looked at and matched with, their emoji, what was told. */
const OWN = ['like', 'profiliVisitati', 'matchMoments', 'emojiRecent', ...NOTIFIED_KEYS];
const OWNER = 'memoryOf';

/**
 * Forgets what the browser kept about the member who was here before, when another one is here now: their
 * likes would stand on this one's cards, and could not be given.
 */
export function forgetOthers(storage: () => Storage, trackerId: string): void {
  try {
    const store = storage();
    if (store.getItem(OWNER) === trackerId) return;
    for (const key of OWN) store.removeItem(key);
    store.setItem(OWNER, trackerId);
  } catch {
    // A browser that stores nothing keeps nothing about anybody.
  }
}
