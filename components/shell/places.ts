import type { SoughtGender } from '#lib/identity/gender.ts';

/** The member's main sections, by the names that the shell uses. */
export type Place = 'find' | 'match' | 'chats' | 'notifications' | 'vip' | 'profile';

export interface Navigation {
  /** The member's first page, to which the brand's name links. */
  readonly start: 'match' | 'find';
  /** Entries of the bottom menu and of the bar, in their order. */
  readonly menu: readonly Exclude<Place, 'vip'>[];
}

/** Match for most members; Find instead for those who seek men or whose flow has no match. Pure. */
export function navigationFor(
  seeking: SoughtGender,
  flow: { readonly invitationMode: boolean; readonly matchEnabled: boolean },
): Navigation {
  const invites = flow.invitationMode && flow.matchEnabled;
  const match = flow.matchEnabled && seeking !== 'man';
  // A flow in invitation mode has no search; Find stays in the menu only if Match is not in it.
  const find = !(invites && match);
  return {
    start: invites ? 'match' : 'find',
    menu: [
      ...(find ? (['find'] as const) : []),
      ...(match ? (['match'] as const) : []),
      'chats',
      'notifications',
      'profile',
    ],
  };
}

const bySegment: Readonly<Record<string, Place>> = {
  find: 'find',
  hook: 'find',
  welcome: 'profile',
  user: 'find',
  saved: 'find',
  likes: 'notifications',
  searches: 'find',
  dates: 'chats',
  picks: 'find',
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

/** The section that a path belongs to, so that the navigation can mark it. */
export function placeOf(path: string): Place | undefined {
  return bySegment[firstSegment(path)];
}

/** Pages with a title of their own, by the first segment of their path. */
const SECTIONS = [
  'find',
  'match',
  'user',
  'saved',
  'likes',
  'searches',
  'dates',
  'picks',
  'chats',
  'notifications',
  'activeNotifications',
  'profile',
  'vip_plan',
  'purchase',
  'check',
  'ok',
  'ko',
  'rate_plan',
  'help',
] as const;

export type Section = (typeof SECTIONS)[number];

/** Paths without a title of their own, and the section whose title they have. */
const PARTS: Readonly<Record<string, Section>> = {
  hook: 'find',
  welcome: 'profile',
  adyen: 'purchase',
  trpay: 'purchase',
  googlePay: 'purchase',
  maxpay: 'purchase',
  paypal: 'purchase',
  mollie: 'purchase',
  paymentPage: 'purchase',
};

/** The section whose title a page has, in the document and in the top bar on phones. Pure. */
export function sectionOf(path: string): Section {
  const segment = firstSegment(path);
  // Nothing is ordered there: the check is free.
  if (path.endsWith('/purchase/check')) return 'check';
  return SECTIONS.find((known) => known === segment) ?? PARTS[segment] ?? 'help';
}

/** Whether the bottom menu is shown: not where the member reads a profile, writes, buys, begins or leaves the mailing list. */
export function showsBottomMenu(path: string): boolean {
  const segment = firstSegment(path);
  const openChat = segment === 'chats' && path.split('/').filter(Boolean).length > 1;
  return (
    !openChat &&
    !['user', 'purchase', 'paymentPage', 'vip_plan', 'unsubscribe', 'welcome'].includes(segment)
  );
}
