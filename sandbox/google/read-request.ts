import { isLocalOrigin } from '../http/local-page.ts';

/** The authorisation request that the app sends by redirecting the browser. */
export interface AuthorizeRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string | undefined;
  readonly challenge: string;
  readonly language: string;
}

const LANDING = '/loginWithGoogle';

/** Redirect URIs registered with this client: the landing page of any local brand, in any language. */
function isRegistered(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname, search, hash } = new URL(address);
  return isLocalOrigin(origin) && pathname.endsWith(LANDING) && search === '' && hash === '';
}

/**
 * The request, or an error sentence when the browser must not be redirected because the redirect URI is not
 * trusted.
 */
export function readAuthorize(query: URLSearchParams, clientId: string): AuthorizeRequest | string {
  const value = (name: string) => query.get(name) ?? '';
  if (value('client_id') !== clientId) return 'The client is unknown (invalid_client).';
  if (!isRegistered(value('redirect_uri')))
    return 'The address to go back to is not registered (redirect_uri_mismatch).';
  if (value('response_type') !== 'code') return 'Only codes are given (unsupported_response_type).';
  if (!value('scope').split(' ').includes('openid'))
    return 'The scope lacks openid (invalid_scope).';
  if (value('code_challenge_method') !== 'S256' || value('code_challenge') === '')
    return 'A code_challenge by S256 is needed (invalid_request).';
  if (value('state') === '') return 'A state is needed (invalid_request).';
  return {
    redirectUri: value('redirect_uri'),
    state: value('state'),
    nonce: query.get('nonce') ?? undefined,
    challenge: value('code_challenge'),
    language: value('hl').slice(0, 2),
  };
}
