import { MEMBER_KEYS } from '#components/realtime/own-browser.ts';

const KEY = MEMBER_KEYS.visited;
const MAX_IDS = 200;

/** The profiles that the member has opened in this browser, the newest first: the public ids, as they are stored. */
export function visitedIds(stored: string | null): readonly string[] {
  return (stored ?? '').split(',').filter((id) => id !== '');
}

/** The stored list with one more at its head. Pure. */
export function withVisited(stored: string | null, id: string): string {
  return [id, ...visitedIds(stored).filter((known) => known !== id)].slice(0, MAX_IDS).join(',');
}

export function storedVisits(): string | null {
  return localStorage.getItem(KEY);
}

/** Called when a profile is opened. */
export function rememberVisit(id: string): void {
  localStorage.setItem(KEY, withVisited(storedVisits(), id));
}
