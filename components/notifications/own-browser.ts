import { TOLD_KEYS } from './told-memory.ts';

/** What a browser keeps about one member: whom they liked, looked at and matched with, their emoji, what was told. */
const OWN = ['like', 'profiliVisitati', 'matchMoments', 'emojiRecent', ...TOLD_KEYS];
const OWNER = 'memoryOf';

/**
 * Forgets what the browser kept about the member who was here before, when another one is here now: their
 * likes would stand on this one's cards, and could not be given.
 */
export function forgetOthers(storage: () => Storage, trackerId: string): void {
  try {
    const kept = storage();
    if (kept.getItem(OWNER) === trackerId) return;
    for (const key of OWN) kept.removeItem(key);
    kept.setItem(OWNER, trackerId);
  } catch {
    // A browser that stores nothing keeps nothing about anybody.
  }
}
