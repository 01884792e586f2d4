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

/** Identical for all visitors and so rendered once per brand, locale and path. */
const CACHED = new Set([
  '/',
  '/login',
  '/signup',
  '/forgotPassword',
  '/contactUs',
  '/reviews',
  '/loginWithGoogle',
  '/loginWithApple',
  ...legalPages.map((page) => `/legal/${page}`),
  '/legal/cancel',
  '/legal/withdraw',
]);

/** Cached pages whose form or URL parameters need React in the browser. */
const RUN_BY_REACT = new Set(
  [
    ['/login', '/signup', '/forgotPassword', '/loginWithGoogle', '/loginWithApple'],
    ['/legal/cancel', '/legal/withdraw', '/find', '/ms', '/entrance'],
  ].flat(),
);

/** Public, but some of these pages depend on the request: they have a token. */
const PUBLIC = new Set([
  ...CACHED,
  '/resetPassword',
  '/confirmEmail',
  '/autologin',
  '/autologin_telegram',
]);

/** Landing pages of advertisements and mails for visitors; a member with a session is redirected to the search. */
const LANDINGS: ReadonlyMap<string, { readonly cached: boolean }> = new Map([
  ['/find', { cached: true }],
  ['/ms', { cached: true }],
  // The query contains an e-mail address, in clear or encrypted.
  ['/asignup', { cached: false }],
  ['/external_email', { cached: false }],
]);

/** Pages that account mails link to: each has a token and shows a button, and a GET changes nothing. */
const MAILED = new Set([
  '/confirmNewEmail',
  '/undoEmail',
  '/eraseAccount',
  '/unsubscribe',
  '/legal/confirm',
  '/sharedDate',
  '/checkIn',
]);

/**
 * An earlier version of a legal text, at a permanent address. Not cached, because any version number can be
 * requested.
 */
function isTextVersion(path: string): boolean {
  const [, page = ''] = /^\/legal\/([a-z]+)\/[1-9]\d{0,4}$/.exec(path) ?? [];
  return isLegalPage(page);
}

/** The not-found page; answered with 404. */
export const MISSING = '/missing';

/** Shown by the service worker to visitors and members alike when there is no network connection. */
export const OFFLINE = '/offline';

/** Shows a third-party page in a frame; only this page's CSP allows it. */
export const FRAMED = '/hook/iframe';

/** Preview of an operator's draft as a member would see it: only through a sealed link from the desk. */
const PREVIEW = '/preview';

/** Visitors' forms, which a member does not need. */
const ENTRANCE = new Set(['/', '/login', '/signup', '/forgotPassword']);

const MEMBER = [
  /^\/find$/,
  /^\/match$/,
  /^\/saved$/,
  /^\/likes$/,
  /^\/searches$/,
  /^\/dates$/,
  /^\/picks$/,
  /^\/chats(?:\/[\w-]{1,40})?$/,
  /^\/notifications$/,
  /^\/profile(?:\/security|\/money|\/preview|\/verification|\/review|\/tickets(?:\/[\w-]{1,40})?)?$/,
  /^\/activeNotifications$/,
  /^\/user\/[\w-]{1,40}$/,
  /^\/rate_plan$/,
  /^\/welcome$/,
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

/** Whether a cached page needs no React after rendering. */
export function isStaticPage(path: string): boolean {
  return !RUN_BY_REACT.has(path);
}

/** Landings whose first segment alone selects them (core text §2), so that anything may follow it. */
const BY_SEGMENT = new Set(['/signup', '/asignup', '/find', '/ms', '/external_email']);

function fits(patterns: readonly RegExp[], path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

/**
 * `session` only means that a session cookie was sent; the member layout verifies it and falls back to the
 * visitor's form. A visitor on a member path gets that form too, with 200 and noindex.
 */
export function pageRoute(path: string, session: boolean): PageRoute {
  if (path === OFFLINE) return { kind: 'page', tree: 'visitor', path, cached: true };
  if (path === PREVIEW) return { kind: 'page', tree: 'preview', path: '/', cached: false };
  if (session && ENTRANCE.has(path)) return { kind: 'redirect', to: '/find' };
  if (PUBLIC.has(path)) {
    // A member sees them with the member's bars and menus.
    return { kind: 'page', tree: 'visitor', path, cached: CACHED.has(path) && !session };
  }
  if (MAILED.has(path) || isTextVersion(path))
    return { kind: 'page', tree: 'visitor', path, cached: false };
  if (path === '/legal' || path.startsWith('/legal/'))
    return { kind: 'page', tree: 'visitor', path: '/', cached: true };
  const landing = LANDINGS.get(path);
  if (landing && !session) return { kind: 'page', tree: 'visitor', path, ...landing };
  const member = fits(MEMBER, path);
  if (member || fits(CHECKOUT, path)) {
    if (!session) return { kind: 'page', tree: 'visitor', path: '/entrance', cached: true };
    return { kind: 'page', tree: member ? 'member' : 'checkout', path, cached: false };
  }
  if (session) return { kind: 'redirect', to: '/find' };
  const segment = /^\/[^/]*/.exec(path)?.[0] ?? '';
  if (segment !== path && BY_SEGMENT.has(segment)) return pageRoute(segment, false);
  return { kind: 'page', tree: 'visitor', path: MISSING, cached: true };
}
