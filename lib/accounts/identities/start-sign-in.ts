import * as client from 'openid-client';
import { brandLink } from '../../brands/links.ts';
import type { Brand, Locale } from '../../brands/schema.ts';
import type { Visit } from '../landings/invitation.ts';
import { attemptCookie } from './attempt.ts';
import { providerConfiguration, PROVIDERS } from './provider.ts';
import { PROVIDER_LABELS, type ProviderName } from './provider-names.ts';

type Start = {
  readonly provider: ProviderName;
  readonly brand: Brand;
  readonly locale: Locale;
  /** Page type where the attempt began: the login, or a landing page. */
  readonly entry: 'login' | 'home';
  readonly visit: Visit;
  readonly search: string;
  readonly now: Date;
};

/** Where the provider sends the browser back to; it has to be the same in both calls to the provider. */
export function returnAddress(provider: ProviderName, brand: Brand, locale: Locale): string {
  return brandLink(brand.id, `/loginWith${PROVIDER_LABELS[provider]}`, locale);
}

/**
 * A visitor starts the sign-in by a provider. Returns the redirect address and the cookie against which the return
 * is checked; writes nothing. Raises `identity_unavailable`.
 */
export async function startSignIn(start: Start): Promise<{ to: string; cookie: string }> {
  const { provider, brand, locale, entry, visit, search, now } = start;
  const configuration = await providerConfiguration(provider, brand);
  const { pkce, parameters } = PROVIDERS[provider];
  const verifier = pkce ? client.randomPKCECodeVerifier() : undefined;
  // The returning page reads `entry` from the state; the server compares the whole state.
  const state = `${entry}.${client.randomState()}`;
  const nonce = client.randomNonce();
  const to = client.buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress(provider, brand, locale),
    scope: 'openid email',
    state,
    nonce,
    ...parameters(locale),
    ...(verifier !== undefined && {
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
  });
  const attempt = { state, nonce, verifier, locale, visit, search };
  const cookie = await attemptCookie(provider, brand, attempt, now);
  return { to: to.href, cookie };
}
