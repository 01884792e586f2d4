import { SESSION_LIFETIME_MS } from '../security/limits.ts';
import { FLOW_COOKIE_MS } from '../flows/limits.ts';
import { DAY, MINUTE } from '../kernel/clock.ts';
import {
  COOKIE_CHOICE_MONTHS,
  FIND_COOKIE_DAYS,
  PASSKEY_CHALLENGE_MS,
  SIGN_IN_ATTEMPT_MS,
  VISIT_MS,
} from './limits.ts';

/** Why something is stored in the browser: strictly necessary, a feature the member uses, or subject to consent. */
export const STORAGE_GROUPS = ['access', 'function', 'measuring', 'marketing'] as const;
export type StorageGroup = (typeof STORAGE_GROUPS)[number];

type Life =
  | { readonly unit: 'minute' | 'day' | 'month'; readonly count: number }
  | 'tab'
  | 'permanent';

export type Stored = {
  /** Name as the browser shows it; three dots replace the variable part. */
  readonly name: string;
  readonly place: 'cookie' | 'local' | 'session' | 'cache';
  readonly group: StorageGroup;
  /** `tab`: until the tab closes; `permanent`: until the member or the browser deletes it. */
  readonly life: Life;
  /** The file that writes it; it also contains the name, unless `named` gives another file. */
  readonly source: string;
  readonly named?: string;
};

const days = (count: number): Life => ({ unit: 'day', count });
const months = (count: number): Life => ({ unit: 'month', count });
const minutes = (count: number): Life => ({ unit: 'minute', count });

type Row = readonly [name: string, life: Life, source: string, named?: string];

function rows(place: Stored['place'], group: StorageGroup, list: readonly Row[]): Stored[] {
  return list.map(([name, life, source, named]) => ({
    name,
    place,
    group,
    life,
    source,
    ...(named === undefined ? {} : { named }),
  }));
}

const NOTIFIED_MEMORY = 'components/notifications/notified-memory.ts';
const MEMBER_KEYS = 'components/realtime/own-browser.ts';
const ATTEMPT = 'lib/accounts/identities/attempt.ts';
const PROVIDERS = 'lib/accounts/identities/provider-names.ts';
const COUNTDOWN = 'components/popups/use-countdown.ts';
const CHOICE = 'components/legal/cookie-memory.ts';
const VISIT = 'components/accounts/visit-memory.ts';
const ADDRESS = 'components/tracking/visit-address.ts';
const ORIGIN = 'components/accounts/visit-origin.ts';

/**
 * Everything that our pages store in a browser. The tables of the cookie page are generated from it, with the
 * labels of `prisma/seed/legal/storage.<locale>.json`; a test checks that every write in the code is listed.
 */
export const STORAGE_INVENTORY: readonly Stored[] = [
  ...rows('cookie', 'access', [
    ['amarena', days(SESSION_LIFETIME_MS / DAY), 'lib/security/session-cookie.ts'],
    ['google', minutes(SIGN_IN_ATTEMPT_MS / MINUTE), ATTEMPT, PROVIDERS],
    ['apple', minutes(SIGN_IN_ATTEMPT_MS / MINUTE), ATTEMPT, PROVIDERS],
    ['passkey', minutes(PASSKEY_CHALLENGE_MS / MINUTE), 'lib/accounts/passkeys/browser-cookie.ts'],
    [
      'visitor',
      months(COOKIE_CHOICE_MONTHS),
      'lib/http/handlers/consents.ts',
      'lib/http/visitor-cookie.ts',
    ],
    ['fluxid', days(FLOW_COOKIE_MS / DAY), 'lib/http/flow-cookie.ts'],
  ]),
  ...rows('local', 'access', [
    ['cookiePolicy', months(COOKIE_CHOICE_MONTHS), CHOICE],
    ['cookieDecision', months(COOKIE_CHOICE_MONTHS), CHOICE],
    ['memoryOf', 'permanent', 'components/realtime/own-browser.ts'],
    ['landedTime', minutes(VISIT_MS / MINUTE), 'components/popups/landing.ts'],
  ]),
  ...rows('session', 'access', [
    ['softwareVersion', 'tab', 'lib/realtime/client/note-build.ts'],
    ['socketId', 'tab', 'lib/realtime/client/server-orders.ts'],
    ['order:…', 'tab', 'components/payments/order-key.ts'],
    ['doi.resend', 'tab', COUNTDOWN, 'components/popups/resend.tsx'],
    ['login.link', 'tab', COUNTDOWN, 'components/accounts/login-link.tsx'],
    ['typedEmail', 'tab', 'components/accounts/typed-email.ts'],
  ]),
  ...rows('cookie', 'function', [
    [
      'find',
      days(FIND_COOKIE_DAYS),
      'components/discovery/remember-find.tsx',
      'components/discovery/find-address.ts',
    ],
  ]),
  ...rows('local', 'function', [
    ['theme', 'permanent', 'components/shell/theme.ts', 'lib/brands/theme-script.ts'],
    ['callRing', 'permanent', 'components/calls/ring.ts'],
    ['installDeclined', 'permanent', 'components/shell/install-prompt.ts'],
    ['offline-…', 'permanent', 'public/sw.js'],
    ['page', 'permanent', 'components/discovery/remember-find.tsx'],
    ['like', 'permanent', 'components/discovery/liked-memory.ts', MEMBER_KEYS],
    ['profiliVisitati', 'permanent', 'components/discovery/visited.ts', MEMBER_KEYS],
    ['matchMoments', 'permanent', 'components/match/moment-memory.ts', MEMBER_KEYS],
    ['emojiRecent', 'permanent', 'components/chat/emoji/emoji-panel.tsx', MEMBER_KEYS],
    ['avatar', 'permanent', 'components/media/avatar-memory.ts', MEMBER_KEYS],
    ['regalo_messaggi', 'permanent', 'components/popups/landing.ts'],
    ['messaggiNonLetti', 'permanent', NOTIFIED_MEMORY, MEMBER_KEYS],
    ['notificheInPending', 'permanent', NOTIFIED_MEMORY, MEMBER_KEYS],
    ['tipologiaNotifica', 'permanent', NOTIFIED_MEMORY, MEMBER_KEYS],
    ['noticesToldIn', 'permanent', NOTIFIED_MEMORY, MEMBER_KEYS],
    ['pushAsked', 'permanent', 'components/push/ask-memory.ts'],
    ['pushOf', 'permanent', 'components/push/browser-push.ts'],
  ]),
  ...rows('session', 'function', [
    ['draft.…', 'tab', 'components/chat/state/drafts.ts'],
    ['outbox', 'tab', 'lib/realtime/client/outbox-store.ts'],
    ['call', 'tab', 'components/calls/held-call.ts'],
    ['profileSaved', 'tab', 'components/profile/own/use-own-form.ts'],
    ['pushKept', 'tab', 'components/push/push-refresher.tsx'],
  ]),
  ...rows('local', 'measuring', [
    ['fingerprint', 'permanent', 'components/accounts/fingerprint.ts'],
  ]),
  ...rows('local', 'marketing', [
    ['source', 'permanent', VISIT, ORIGIN],
    ['campid', 'permanent', VISIT, ORIGIN],
    ['clickid', 'permanent', VISIT, ORIGIN],
    ['tid', 'permanent', VISIT, ORIGIN],
    ['remarketing_clickid', 'permanent', VISIT, ORIGIN],
    ['kcampaign', 'permanent', VISIT, ORIGIN],
    ['utm_source', 'permanent', VISIT, ORIGIN],
    ['utm_medium', 'permanent', VISIT, ORIGIN],
    ['utm_campaign', 'permanent', VISIT, ORIGIN],
    ['ip', 'permanent', ADDRESS],
    ['ua', 'permanent', ADDRESS],
  ]),
];
