/** Why a browser keeps something: what the site cannot do without, what the member uses, what is asked for. */
export const STORAGE_GROUPS = ['access', 'function', 'measuring', 'marketing'] as const;
export type StorageGroup = (typeof STORAGE_GROUPS)[number];

type Life = { readonly unit: 'minute' | 'day' | 'month'; readonly count: number } | 'tab' | 'kept';

export type Stored = {
  /** As the browser shows it; three dots stand for what differs each time. */
  readonly name: string;
  readonly place: 'cookie' | 'local' | 'session' | 'cache';
  readonly group: StorageGroup;
  /** `tab`: until the tab closes; `kept`: until the member or the browser removes it. */
  readonly life: Life;
  /** The file that writes it, where the name stands too unless `named` says where. */
  readonly source: string;
  readonly named?: string;
};

const days = (count: number): Life => ({ unit: 'day', count });
const months = (count: number): Life => ({ unit: 'month', count });
const minutes = (count: number): Life => ({ unit: 'minute', count });

type Row = readonly [name: string, life: Life, source: string, named?: string];

function rows(place: Stored['place'], group: StorageGroup, list: readonly Row[]): Stored[] {
  return list.map(([name, life, source, named]) => ({
    ...{ name, place, group, life, source },
    ...(named === undefined ? {} : { named }),
  }));
}

const NOTIFIED_MEMORY = 'components/notifications/notified-memory.ts';
const COUNTDOWN = 'components/popups/use-countdown.ts';
const CHOICE = 'components/legal/cookie-memory.ts';
const VISIT = 'components/accounts/visit-memory.ts';
const ADDRESS = 'components/tracking/visit-address.ts';
const ORIGIN = 'components/accounts/visit-origin.ts';

/**
 * All that our pages store in a browser. The tables of the cookie page are drawn from it, in the words of
 * `prisma/seed/legal/storage.<locale>.json`; a test looks for every writing line of the code in it.
 */
export const STORAGE_INVENTORY: readonly Stored[] = [
  ...rows('cookie', 'access', [
    ['amarena', days(90), 'lib/security/session-cookie.ts'],
    ['google', minutes(10), 'lib/accounts/google/attempt.ts'],
    ['visitor', months(6), 'lib/http/handlers/consents.ts', 'lib/http/visitor-cookie.ts'],
    ['fluxid', days(90), 'lib/http/flow-cookie.ts'],
  ]),
  ...rows('local', 'access', [
    ['cookiePolicy', months(6), CHOICE],
    ['cookieDecision', months(6), CHOICE],
    ['memoryOf', 'kept', 'components/notifications/own-browser.ts'],
    ['landedTime', minutes(10), 'components/popups/landing.ts'],
  ]),
  ...rows('session', 'access', [
    ['softwareVersion', 'tab', 'lib/realtime/client/reload-once.ts'],
    ['socketId', 'tab', 'lib/realtime/client/server-orders.ts'],
    ['order:…', 'tab', 'components/payments/order-key.ts'],
    ['doi.resend', 'tab', COUNTDOWN, 'components/popups/resend.tsx'],
    ['login.link', 'tab', COUNTDOWN, 'components/accounts/login-link.tsx'],
  ]),
  ...rows('cookie', 'function', [
    [
      'find',
      days(30),
      'components/discovery/remember-find.tsx',
      'components/discovery/find-address.ts',
    ],
  ]),
  ...rows('local', 'function', [
    ['theme', 'kept', 'components/shell/theme.ts', 'lib/brands/theme-script.ts'],
    ['installDeclined', 'kept', 'components/shell/install-prompt.ts'],
    ['offline-…', 'kept', 'public/sw.js'],
    ['page', 'kept', 'components/discovery/remember-find.tsx'],
    ['like', 'kept', 'components/discovery/liked-memory.ts'],
    ['profiliVisitati', 'kept', 'components/discovery/visited.ts'],
    ['matchMoments', 'kept', 'components/match/moment-memory.ts'],
    ['emojiRecent', 'kept', 'components/chat/emoji/recent-emoji.ts'],
    ['avatar', 'kept', 'components/media/photo-popup.tsx'],
    ['regalo_messaggi', 'kept', 'components/popups/landing.ts'],
    ['messaggiNonLetti', 'kept', NOTIFIED_MEMORY],
    ['notificheInPending', 'kept', NOTIFIED_MEMORY],
    ['tipologiaNotifica', 'kept', NOTIFIED_MEMORY],
    ['noticesToldIn', 'kept', NOTIFIED_MEMORY],
    ['pushAsked', 'kept', 'components/push/ask-memory.ts'],
    ['pushOf', 'kept', 'components/push/browser-push.ts'],
  ]),
  ...rows('session', 'function', [
    ['draft.…', 'tab', 'components/chat/use-draft.ts'],
    ['outbox', 'tab', 'lib/realtime/client/outbox-store.ts'],
    ['profileSaved', 'tab', 'components/profile/own/use-own-form.ts'],
    ['pushKept', 'tab', 'components/push/push-refresher.tsx'],
  ]),
  ...rows('local', 'measuring', [['fingerprint', 'kept', 'components/accounts/fingerprint.ts']]),
  ...rows('local', 'marketing', [
    ['source', 'kept', VISIT, ORIGIN],
    ['campid', 'kept', VISIT, ORIGIN],
    ['clickid', 'kept', VISIT, ORIGIN],
    ['tid', 'kept', VISIT, ORIGIN],
    ['remarketing_clickid', 'kept', VISIT, ORIGIN],
    ['kcampaign', 'kept', VISIT, ORIGIN],
    ['utm_source', 'kept', VISIT, ORIGIN],
    ['utm_medium', 'kept', VISIT, ORIGIN],
    ['utm_campaign', 'kept', VISIT, ORIGIN],
    ['ip', 'kept', ADDRESS],
    ['ua', 'kept', ADDRESS],
  ]),
];
