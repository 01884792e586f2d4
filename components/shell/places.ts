/** The member's main places, by the names the shell uses. */
export type Place = 'find' | 'match' | 'chats' | 'notifications' | 'vip' | 'profile';

export interface Navigation {
  /** The member's first page, where the name of the brand leads. */
  readonly start: 'match' | 'find';
  /** First in the bar. */
  readonly first: 'match' | 'find';
  /** Of the lower menu, in their order. */
  readonly menu: readonly Exclude<Place, 'vip'>[];
}

/** Match for most; Find in its place for those who look for men or whose flow has no match. Pure. */
export function navigationFor(
  seeking: 'man' | 'woman',
  flow: { readonly invitationMode: boolean; readonly matchEnabled: boolean },
): Navigation {
  const invites = flow.invitationMode && flow.matchEnabled;
  const match = flow.matchEnabled && seeking !== 'man';
  // A flow of invitations has no search; it stays in the menu only as the one way to the stack.
  const find = !(invites && match);
  return {
    start: invites ? 'match' : 'find',
    first: match ? 'match' : 'find',
    menu: [
      ...(find ? (['find'] as const) : []),
      ...(match ? (['match'] as const) : []),
      ...(['chats', 'notifications', 'profile'] as const),
    ],
  };
}

const bySegment: Readonly<Record<string, Place>> = {
  find: 'find',
  hook: 'find',
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
