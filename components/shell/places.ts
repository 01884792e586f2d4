/** The member's main places, by the names the shell uses. */
export type Place = 'find' | 'match' | 'chats' | 'notifications' | 'vip' | 'profile';

const bySegment: Readonly<Record<string, Place>> = {
  find: 'find',
  user: 'find',
  match: 'match',
  chats: 'chats',
  notifications: 'notifications',
  vip_plan: 'vip',
  purchase: 'vip',
  profile: 'profile',
};

/** First segment of a path without its locale prefix: `/chats/abc` → `chats`. */
export function firstSegment(path: string): string {
  return path.split('/').find((segment) => segment !== '') ?? '';
}

/** Which place a path belongs to, so that the navigation can mark it. */
export function placeOf(path: string): Place | undefined {
  return bySegment[firstSegment(path)];
}

/** The lower menu makes room where somebody writes, buys or leaves the mailing list. */
export function showsBottomMenu(path: string): boolean {
  const segment = firstSegment(path);
  const openChat = segment === 'chats' && path.split('/').filter(Boolean).length > 1;
  return !openChat && !['purchase', 'vip_plan', 'unsubscribe'].includes(segment);
}
