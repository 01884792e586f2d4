import * as client from 'openid-client';
import { brandLink } from '../../brands/links.ts';
import type { Brand, Locale } from '../../brands/schema.ts';
import type { Visit } from '../landings/invitation.ts';
import { attemptCookie } from './attempt.ts';
import { googleProvider } from './provider.ts';

type Start = {
  readonly brand: Brand;
  readonly locale: Locale;
  /** Page type where the attempt began: the login, or a landing page. */
  readonly entry: 'login' | 'home';
  readonly visit: Visit;
  readonly search: string;
  readonly now: Date;
};

/** Where Google sends the browser back to; it has to be the same in both calls to Google. */
export function returnAddress(brand: Brand, locale: Locale): string {
  return brandLink(brand.id, '/loginWithGoogle', locale);
}

/**
 * A visitor starts the Google sign-in. Returns the redirect address and the cookie against which the return
 * is checked; writes nothing. Raises `identity_unavailable`.
 */
export async function startGoogle(start: Start): Promise<{ to: string; cookie: string }> {
  const { brand, locale, entry, visit, search, now } = start;
  const provider = await googleProvider();
  const verifier = client.randomPKCECodeVerifier();
  // The returning page reads `entry` from the state; the server compares the whole state.
  const state = `${entry}.${client.randomState()}`;
  const nonce = client.randomNonce();
  const to = client.buildAuthorizationUrl(provider, {
    redirect_uri: returnAddress(brand, locale),
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    hl: locale,
  });
  const cookie = await attemptCookie(brand, { state, nonce, verifier, locale, visit, search }, now);
  return { to: to.href, cookie };
}
