import { randomUUID } from 'node:crypto';
import { publicJwk, signToken } from '../google/keys.ts';
import { json } from '../http/answer.ts';
import { route, type Route } from '../http/router.ts';
import { answerAppleWho, askAppleWho } from './authorize.ts';
import { appleIssuer, appleKeys, rotateAppleKey } from './keys.ts';
import type { AppleContext } from './state.ts';
import { exchangeApple } from './token.ts';

/** An identity provider like Apple's: discovery, account chooser, form POST, code exchange, keys, notifications. */
export function appleRoutes(context: AppleContext): Route[] {
  return [
    route('GET', '/apple/.well-known/openid-configuration', (visit) => {
      const issuer = appleIssuer(visit);
      return json({
        issuer,
        authorization_endpoint: `${context.publicUrl()}/apple/auth/authorize`,
        token_endpoint: `${issuer}/auth/token`,
        jwks_uri: `${issuer}/auth/keys`,
        response_types_supported: ['code'],
        response_modes_supported: ['query', 'fragment', 'form_post'],
        subject_types_supported: ['pairwise'],
        id_token_signing_alg_values_supported: ['RS256'],
        scopes_supported: ['openid', 'email', 'name'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
        claims_supported: [
          'aud',
          'email',
          'email_verified',
          'exp',
          'iat',
          'is_private_email',
          'iss',
          'nonce',
          'sub',
        ],
      });
    }),
    route('GET', '/apple/auth/keys', () => json({ keys: [publicJwk(appleKeys().own)] })),
    route('GET', '/apple/auth/authorize', askAppleWho),
    route('POST', '/apple/auth/authorize', answerAppleWho(context)),
    route('POST', '/apple/auth/token', exchangeApple(context)),
    route('POST', '/apple/rotate', () => {
      rotateAppleKey();
      return json({});
    }),
    // The body of a notification as Apple would send it; `foreign` signs it with an unpublished key.
    route('POST', '/apple/notification', (visit) => {
      const { aud, event, foreign } = JSON.parse(visit.body.toString('utf8')) as {
        readonly aud: string;
        readonly event: unknown;
        readonly foreign?: boolean;
      };
      const claims = {
        iss: appleIssuer(visit),
        aud,
        iat: Math.floor(Date.now() / 1_000),
        jti: randomUUID(),
        events: JSON.stringify(event),
      };
      const { own, foreign: other } = appleKeys();
      const { secret } = foreign === true ? other : own;
      return json({ payload: signToken(claims, own.kid, secret) });
    }),
  ];
}
