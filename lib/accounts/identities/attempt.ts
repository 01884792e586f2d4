import type { Brand, Locale } from '../../brands/schema.ts';
import { after } from '../../kernel/clock.ts';
import { setCookie } from '../../security/cookie.ts';
import { openSeal, sealFor } from '../../security/sealed.ts';
import type { Visit } from '../landings/invitation.ts';
import { SIGN_IN_ATTEMPT_MS } from '../../legal/limits.ts';
import type { ProviderName } from './provider-names.ts';

export type Attempt = {
  readonly state: string;
  readonly nonce: string;
  /** For a provider that checks PKCE. */
  readonly verifier?: string | undefined;
  readonly locale: Locale;
  readonly visit: Visit;
  /** Query string of the page where the attempt began, restored on return. */
  readonly search: string;
};

/** An attempt at one provider is not accepted for another one. */
const purposeOf = (provider: ProviderName) => `${provider}-attempt`;

/**
 * The Set-Cookie value that stores an attempt in the browser that started it; unreadable for scripts and
 * other sites. Its name is the provider's.
 */
export async function attemptCookie(
  provider: ProviderName,
  brand: Brand,
  attempt: Attempt,
  now: Date,
): Promise<string> {
  const sealed = await sealFor(
    { purpose: purposeOf(provider), brandId: brand.id },
    attempt,
    after(now, SIGN_IN_ATTEMPT_MS),
  );
  return setCookie(provider, sealed, SIGN_IN_ATTEMPT_MS);
}

/** The Set-Cookie value that deletes the attempt, which is used once. */
export function clearedAttempt(provider: ProviderName): string {
  return setCookie(provider, '', 0);
}

/** The attempt stored in the browser; undefined for a missing, foreign, broken or expired cookie. */
export async function readAttempt(
  provider: ProviderName,
  brand: Brand,
  cookie: string | undefined,
  now: Date,
): Promise<Attempt | undefined> {
  if (cookie === undefined || cookie === '') return undefined;
  return openSeal<Attempt>({ purpose: purposeOf(provider), brandId: brand.id }, cookie, now);
}
