import { json } from '../http/answer.ts';
import { route, type Route } from '../http/router.ts';
import { answerWho, askWho } from './authorize.ts';
import { issuerOf } from './issuer.ts';
import { publicJwk, signingKey } from './keys.ts';
import type { GoogleContext } from './state.ts';
import { exchange } from './token.ts';

/** An identity provider like Google's: discovery, account chooser, code exchange, keys. */
export function googleRoutes(context: GoogleContext): Route[] {
  return [
    route('GET', '/google/.well-known/openid-configuration', (visit) => {
      const issuer = issuerOf(visit);
      return json({
        issuer,
        authorization_endpoint: `${context.publicUrl()}/google/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/certs`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        scopes_supported: ['openid', 'email'],
        token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
        claims_supported: ['aud', 'email', 'email_verified', 'exp', 'iat', 'iss', 'sub'],
        code_challenge_methods_supported: ['S256'],
        grant_types_supported: ['authorization_code'],
      });
    }),
    route('GET', '/google/certs', () => json({ keys: [publicJwk(signingKey('own'))] })),
    route('GET', '/google/authorize', askWho(context)),
    route('POST', '/google/authorize', answerWho(context)),
    route('POST', '/google/token', exchange(context)),
  ];
}
