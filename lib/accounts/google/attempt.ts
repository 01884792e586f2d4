import type { Brand, Locale } from '../../brands/schema.ts';
import { after, MINUTE } from '../../kernel/clock.ts';
import { setCookie } from '../../security/cookie.ts';
import { openSeal, sealFor } from '../../security/sealed.ts';
import type { Visit } from '../landings/invitation.ts';

/** Of this browser's way to the provider and back. */
export const ATTEMPT_COOKIE = 'google';
const LIFE_MS = 10 * MINUTE;

export type Attempt = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly locale: Locale;
  readonly visit: Visit;
  /** The tracking part of the address they left from, to come back with. */
  readonly search: string;
};

const PURPOSE = 'google-attempt';

/** The Set-Cookie value that keeps an attempt in the browser which made it; no script and no other site reads it. */
export async function attemptCookie(brand: Brand, attempt: Attempt, now: Date): Promise<string> {
  const sealed = await sealFor(
    { purpose: PURPOSE, brandId: brand.id },
    attempt,
    after(now, LIFE_MS),
  );
  return setCookie(ATTEMPT_COOKIE, sealed, LIFE_MS);
}

/** The Set-Cookie value that ends the attempt: what came back with it is used once. */
export function clearedAttempt(): string {
  return setCookie(ATTEMPT_COOKIE, '', 0);
}

/** What the browser set out with; undefined for no cookie, a foreign or broken one, or one that is too old. */
export async function readAttempt(
  brand: Brand,
  cookie: string | undefined,
  now: Date,
): Promise<Attempt | undefined> {
  if (cookie === undefined || cookie === '') return undefined;
  return openSeal<Attempt>({ purpose: PURPOSE, brandId: brand.id }, cookie, now);
}
