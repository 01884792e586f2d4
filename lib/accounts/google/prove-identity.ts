import * as client from 'openid-client';
import type { Brand } from '../../brands/schema.ts';
import { fail } from '../../kernel/errors.ts';
import { log } from '../../kernel/log.ts';
import type { Attempt } from './attempt.ts';
import { googleProvider } from './provider.ts';
import { returnAddress } from './start-google.ts';

/** Parameters that the provider sent back with the browser. */
export type Returned = {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
};

export type ProvenIdentity = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
};

/** What `fetch` throws; recognised by name, as the library may pass on an error of another realm. */
function isNetworkError(error: unknown): boolean {
  return error instanceof Error
    ? error.name === 'TypeError'
    : String(error).startsWith('TypeError');
}

/** Network failure or an outage of the provider, not the user's fault: the same attempt may succeed a minute later. */
function isOutage(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.status >= 500;
  if (!(error instanceof client.ClientError)) return isNetworkError(error);
  const { code, cause } = error;
  if (code === 'OAUTH_TIMEOUT' || isNetworkError(cause)) return true;
  return cause instanceof Response && cause.status >= 429;
}

function refuse(error: unknown): never {
  const denied =
    error instanceof client.AuthorizationResponseError && error.error === 'access_denied';
  if (denied) return fail('identity_denied');
  log().warn({ err: error }, 'google identity verification failed');
  return fail(isOutage(error) ? 'identity_unavailable' : 'identity_refused');
}

function returnedUrl(brand: Brand, { locale }: Attempt, returned: Returned): URL {
  const url = new URL(returnAddress(brand, locale));
  for (const [name, value] of Object.entries(returned)) {
    if (value !== undefined && value !== '') url.searchParams.set(name, value);
  }
  return url;
}

/**
 * Exchanges the code of a returning browser and checks everything: the state against the browser's own
 * attempt, PKCE, issuer, audience, time, signature and nonce. Raises `identity_refused`, `identity_denied`
 * when the user declined, `identity_unavailable`.
 */
export async function proveIdentity(
  brand: Brand,
  attempt: Attempt | undefined,
  returned: Returned,
): Promise<ProvenIdentity> {
  if (attempt === undefined) return fail('identity_refused');
  const provider = await googleProvider();
  const tokens = await client
    .authorizationCodeGrant(provider, returnedUrl(brand, attempt, returned), {
      pkceCodeVerifier: attempt.verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    })
    .catch(refuse);
  const claims = tokens.claims();
  const email = claims?.['email'];
  if (claims === undefined || typeof email !== 'string') return fail('identity_refused');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    emailVerified: claims['email_verified'] === true,
  };
}
