import { MEMBER_KEYS } from '#components/realtime/own-browser.ts';

const KEY = MEMBER_KEYS.avatar;

/** Stores the location of the member's own picture; undefined: there is none. */
export function storeAvatar(path: string | undefined): void {
  try {
    if (path === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, path);
  } catch {
    // Storage may be forbidden: the server has the picture.
  }
}
