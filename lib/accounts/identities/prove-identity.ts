import * as client from 'openid-client';
import type { Brand } from '../../brands/schema.ts';
import { fail } from '../../kernel/errors.ts';
import { log } from '../../kernel/log.ts';
import type { Attempt } from './attempt.ts';
import { providerConfiguration } from './provider.ts';
import type { ProviderName } from './provider-names.ts';
import { returnAddress } from './start-sign-in.ts';

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
  /** Null where the provider has named none, which it may for a known identity. */
  readonly email: string | null;
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

/** Apple has its own word for the same. */
const DENIALS = new Set(['access_denied', 'user_cancelled_authorize']);

function refuse(error: unknown): never {
  const denied = error instanceof client.AuthorizationResponseError && DENIALS.has(error.error);
  if (denied) return fail('identity_denied');
  log().warn({ err: error }, 'identity verification failed');
  return fail(isOutage(error) ? 'identity_unavailable' : 'identity_refused');
}

function returnedUrl(address: string, returned: Returned): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(returned)) {
    if (value !== undefined && value !== '') url.searchParams.set(name, value);
  }
  return url;
}

/** Apple has sent this claim as a text, too. */
function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true';
}

/**
 * Exchanges the code of a returning browser and checks everything: the state against the browser's own
 * attempt, PKCE where the provider has it, issuer, audience, time, signature and nonce. Raises `identity_refused`, `identity_denied`
 * when the user declined, `identity_unavailable`.
 */
export async function proveIdentity(
  provider: ProviderName,
  brand: Brand,
  attempt: Attempt | undefined,
  returned: Returned,
): Promise<ProvenIdentity> {
  if (attempt === undefined) return fail('identity_refused');
  const configuration = await providerConfiguration(provider, brand);
  const url = returnedUrl(returnAddress(provider, brand, attempt.locale), returned);
  const tokens = await client
    .authorizationCodeGrant(configuration, url, {
      ...(attempt.verifier !== undefined && { pkceCodeVerifier: attempt.verifier }),
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    })
    .catch(refuse);
  const claims = tokens.claims();
  if (claims === undefined) return fail('identity_refused');
  const email = claims['email'];
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' ? email : null,
    emailVerified: typeof email === 'string' && isTrue(claims['email_verified']),
  };
}
