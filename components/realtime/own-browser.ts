/**
 * Storage keys of what a browser stores about one member. All but the last two are the reference text's own: whom
 * they liked and visited, how much they were notified of, that something is pending for the tab's return, and the
 * location of their picture.
 */
export const MEMBER_KEYS = {
  likes: 'like',
  visited: 'profiliVisitati',
  recentEmoji: 'emojiRecent',
  notifiedCount: 'messaggiNonLetti',
  pendingNotice: 'notificheInPending',
  pendingNoticeKind: 'tipologiaNotifica',
  avatar: 'avatar',
  /** The visit in which a notification was shown. */
  notifiedVisit: 'noticesToldIn',
  matchMoments: 'matchMoments',
} as const;
const OWNER = 'memoryOf';

/**
 * Deletes what the browser stored about an earlier member when another one logs in: the earlier one's likes
 * would appear on the new member's cards, and those profiles could not be liked.
 */
export function forgetOthers(storage: () => Storage, trackerId: string): void {
  try {
    const store = storage();
    if (store.getItem(OWNER) === trackerId) return;
    for (const key of Object.values(MEMBER_KEYS)) store.removeItem(key);
    store.setItem(OWNER, trackerId);
  } catch {
    // Storage is forbidden: there is nothing to delete.
  }
}
