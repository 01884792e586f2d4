import { isLegalPage, legalPages } from '../legal/kinds.ts';

/**
 * Which page tree answers a path. Visitors and members see different things under the same address;
 * the tree is the first segment inside app/[brand]/[locale].
 */
export type PageRoute =
  | {
      readonly kind: 'page';
      readonly tree: 'visitor' | 'member' | 'checkout' | 'preview';
      readonly path: string;
      readonly cached: boolean;
    }
  | { readonly kind: 'redirect'; readonly to: string };

/** The same for everybody, and so rendered once: brand, locale and path say it all. */
const CACHED = new Set([
  '/',
  '/login',
  '/signup',
  '/forgotPassword',
  '/contactUs',
  '/reviews',
  '/loginWithGoogle',
  ...legalPages.map((page) => `/legal/${page}`),
  '/legal/cancel',
  '/legal/withdraw',
]);

/** Of those the ones whose form, or whose reading of the address, is React's work in the browser. */
const RUN_BY_REACT = new Set([
  ...['/login', '/signup', '/forgotPassword', '/loginWithGoogle'],
  ...['/legal/cancel', '/legal/withdraw', '/find', '/ms', '/entrance'],
]);

/** Public, but with something of the request in them: a token. */
const PUBLIC = new Set([
  ...[...CACHED, '/resetPassword', '/confirmEmail'],
  ...['/autologin', '/autologin_telegram'],
]);

/** Where advertisements and mails lead visitors; whoever has a session goes to the search. */
const LANDINGS: ReadonlyMap<string, { readonly cached: boolean }> = new Map([
  ['/find', { cached: true }],
  ['/ms', { cached: true }],
  // With an address or a sealed one in the query.
  ['/asignup', { cached: false }],
  ['/external_email', { cached: false }],
]);

/** Where mails about an account lead: each holds a token, shows a button, and a GET changes nothing. */
const MAILED = new Set([
  ...['/confirmNewEmail', '/undoEmail', '/eraseAccount', '/unsubscribe', '/legal/confirm'],
]);

/** An earlier version of a text, at an address that stays; not kept, for the numbers that can be asked have no end. */
function isTextVersion(path: string): boolean {
  const [, page = ''] = /^\/legal\/([a-z]+)\/[1-9]\d{0,4}$/.exec(path) ?? [];
  return isLegalPage(page);
}

/** Holds a member's own address for them. */
const CONTACT = '/contactUs';

/** Says that there is no such page; answered with 404. */
export const MISSING = '/missing';

/** Shown by the service worker where there is no line; whoever looks at it. */
export const OFFLINE = '/offline';

/** Shows a page of somebody else's in a frame, which its policy alone lets in. */
export const FRAMED = '/hook/iframe';

/** What an operator still writes, as a member would see it: by a sealed address of the desk, for nobody else. */
const PREVIEW = '/preview';

/** Visitors' forms, which a member has no use for. */
const ENTRANCE = new Set(['/', '/login', '/signup', '/forgotPassword']);

const MEMBER = [
  /^\/find$/,
  /^\/match$/,
  /^\/chats(?:\/[\w-]{1,40})?$/,
  /^\/notifications$/,
  /^\/profile(?:\/security|\/money|\/review|\/tickets(?:\/[\w-]{1,40})?)?$/,
  /^\/activeNotifications$/,
  /^\/user\/[\w-]{1,40}$/,
  /^\/rate_plan$/,
  /^\/hook\/(?:fine_crediti_messaggi|paginazione|messaggio_offuscato|cambia_regione|errore|iframe)$/,
  /^\/hook\/(?:fine_like|profilo_bloccato)\/[\w-]{1,40}$/,
  /^\/vip_plan\/(?:cred|blurred|paginazione|fine_crediti|file_like|cambia_regione)$/,
];

const CHECKOUT = [
  /^\/purchase(?:\/choose|\/pay|\/check)?$/,
  /^\/paymentPage$/,
  /^\/ok$/,
  /^\/ko$/,
  /^\/(?:adyen|trpay|googlePay|maxpay|paypal|mollie)\/paymentCheck$/,
];

/** Of a page that is cached: nothing on it needs React once it is rendered. */
export function isStaticPage(path: string): boolean {
  return !RUN_BY_REACT.has(path);
}

function fits(patterns: readonly RegExp[], path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

/**
 * `session` is only whether a session cookie came along; the member layout verifies it and falls back to
 * the visitor's form. A visitor on a member path gets that form too, with 200 and noindex.
 */
export function pageRoute(path: string, session: boolean): PageRoute {
  if (path === OFFLINE) return { kind: 'page', tree: 'visitor', path, cached: true };
  if (path === PREVIEW) return { kind: 'page', tree: 'preview', path: '/', cached: false };
  if (session && ENTRANCE.has(path)) return { kind: 'redirect', to: '/find' };
  if (PUBLIC.has(path)) {
    const cached = CACHED.has(path) && !(session && path === CONTACT);
    return { kind: 'page', tree: 'visitor', path, cached };
  }
  if (MAILED.has(path) || isTextVersion(path))
    return { kind: 'page', tree: 'visitor', path, cached: false };
  if (path.startsWith('/legal/')) return { kind: 'page', tree: 'visitor', path: '/', cached: true };
  const landing = LANDINGS.get(path);
  if (landing && !session) return { kind: 'page', tree: 'visitor', path, ...landing };
  const member = fits(MEMBER, path);
  if (member || fits(CHECKOUT, path)) {
    if (!session) return { kind: 'page', tree: 'visitor', path: '/entrance', cached: true };
    return { kind: 'page', tree: member ? 'member' : 'checkout', path, cached: false };
  }
  if (session) return { kind: 'redirect', to: '/find' };
  return { kind: 'page', tree: 'visitor', path: MISSING, cached: true };
}
