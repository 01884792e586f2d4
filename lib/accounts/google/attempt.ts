import type { Brand, Locale } from '../../brands/schema.ts';
import { after } from '../../kernel/clock.ts';
import { setCookie } from '../../security/cookie.ts';
import { openSeal, sealFor } from '../../security/sealed.ts';
import type { Visit } from '../landings/invitation.ts';
import { GOOGLE_ATTEMPT_MS } from '../../legal/limits.ts';

/** Holds the browser's attempt during the redirect to the provider. */
export const ATTEMPT_COOKIE = 'google';

export type Attempt = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly locale: Locale;
  readonly visit: Visit;
  /** Query string of the page where the attempt began, restored on return. */
  readonly search: string;
};

const PURPOSE = 'google-attempt';

/**
 * The Set-Cookie value that stores an attempt in the browser that started it; unreadable for scripts and
 * other sites.
 */
export async function attemptCookie(brand: Brand, attempt: Attempt, now: Date): Promise<string> {
  const sealed = await sealFor(
    { purpose: PURPOSE, brandId: brand.id },
    attempt,
    after(now, GOOGLE_ATTEMPT_MS),
  );
  return setCookie(ATTEMPT_COOKIE, sealed, GOOGLE_ATTEMPT_MS);
}

/** The Set-Cookie value that deletes the attempt, which is used once. */
export function clearedAttempt(): string {
  return setCookie(ATTEMPT_COOKIE, '', 0);
}

/** The attempt stored in the browser; undefined for a missing, foreign, broken or expired cookie. */
export async function readAttempt(
  brand: Brand,
  cookie: string | undefined,
  now: Date,
): Promise<Attempt | undefined> {
  if (cookie === undefined || cookie === '') return undefined;
  return openSeal<Attempt>({ purpose: PURPOSE, brandId: brand.id }, cookie, now);
}
