import { storeDecision } from '#components/legal/cookie-memory.ts';
import { COOKIE_CHOICE_MS } from '#lib/legal/limits.ts';
import { call } from '#lib/http/client/call.ts';

const LANGUAGES = ['it', 'es', 'fr', 'en'] as const;

export const PURPOSES = ['measuring', 'marketing'] as const;

export type Allowed = Readonly<Record<(typeof PURPOSES)[number], boolean>>;

/** Stores the visitor's cookie choice in this browser and on the server. */
export function decideCookies(allowed: Allowed): void {
  const askAgainAt = new Date(Date.now() + COOKIE_CHOICE_MS).toISOString();
  storeDecision({ ...allowed, askAgainAt });
  const language = LANGUAGES.find((known) => known === document.documentElement.lang);
  // The choice applies in this browser whether or not its record reaches the server.
  call('POST /api/consents/cookies', {
    body: { ...allowed, ...(language ? { language } : {}) },
  }).catch(() => undefined);
}
