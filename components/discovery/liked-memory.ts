import { MEMBER_KEYS } from '#components/realtime/own-browser.ts';

/** The profiles that the member likes, newest first, as far as this browser knows. The server knows all of them. */
const KEY = MEMBER_KEYS.likes;
const MAX_IDS = 200;
const CHANGED = 'amarena:like';

function stored(): readonly string[] {
  try {
    return (window.localStorage.getItem(KEY) ?? '').split(',').filter(Boolean);
  } catch {
    return [];
  }
}

export function isLiked(angelId: string): boolean {
  return stored().includes(angelId);
}

/** Stores a like, or removes one that was withdrawn. */
export function rememberLike(angelId: string, liked: boolean): void {
  const others = stored().filter((id) => id !== angelId);
  try {
    const ids = liked ? [angelId, ...others].slice(0, MAX_IDS) : others;
    window.localStorage.setItem(KEY, ids.join(','));
  } catch {
    // Storage may be forbidden: a repeated like costs nothing and gets the same answer.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Subscribes to changes of the likes by this tab; returns the unsubscribe function. */
export function onLikesHere(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
  };
}

/** Subscribes to changes of the likes in this tab and in others; returns the unsubscribe function. */
export function onLikes(changed: () => void): () => void {
  const unsubscribe = onLikesHere(changed);
  window.addEventListener('storage', changed);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', changed);
  };
}
