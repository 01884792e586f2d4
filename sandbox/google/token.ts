import { createHash, randomBytes } from 'node:crypto';
import { json, type Answer } from '../http/answer.ts';
import type { Handler } from '../http/router.ts';
import { IDENTITY_FAULTS, type IdentityFault } from '../faults/plan.ts';
import { throughFaults } from '../faults/transport.ts';
import { signToken, signingKey } from './keys.ts';
import { issuerOf } from './issuer.ts';
import type { GoogleContext, Grant } from './state.ts';

const LIFE_SECONDS = 3_600;

const refused = (error: string, description: string, status = 400): Answer =>
  json({ error, error_description: description }, status);

/** Checks the client credentials in the body or by basic authentication, both of which Google accepts. */
function isClient(context: GoogleContext, form: URLSearchParams, header: string | undefined) {
  const basic = /^Basic (\S+)$/i.exec(header ?? '')?.[1];
  const [id = '', secret = ''] =
    basic === undefined
      ? [form.get('client_id') ?? '', form.get('client_secret') ?? '']
      : Buffer.from(basic, 'base64').toString('utf8').split(':').map(decodeURIComponent);
  return id === context.clientId && secret === context.clientSecret;
}

function verified(grant: Grant, form: URLSearchParams): string | undefined {
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (challenge !== grant.challenge) return 'The code verifier does not fit.';
  if (form.get('redirect_uri') !== grant.redirectUri) return 'The code was for another address.';
  return undefined;
}

function identityOf(
  { clientId }: GoogleContext,
  { person, nonce }: Grant,
  issuer: string,
  fault: IdentityFault | undefined,
): string {
  const now = Math.floor(Date.now() / 1_000) - (fault === 'expired_token' ? 2 * LIFE_SECONDS : 0);
  const claims = {
    iss: fault === 'wrong_issuer' ? 'https://accounts.elsewhere.example' : issuer,
    azp: clientId,
    aud: fault === 'wrong_audience' ? 'another-client' : clientId,
    sub: person.subject,
    email: person.email,
    email_verified: person.verified,
    ...(nonce === undefined ? {} : { nonce: fault === 'wrong_nonce' ? 'another-nonce' : nonce }),
    iat: now,
    exp: now + LIFE_SECONDS,
  };
  const { secret } = signingKey(fault === 'wrong_signature' ? 'foreign' : 'own');
  return signToken(claims, signingKey('own').kid, secret);
}

/**
 * Exchanges a code for an identity token, once, after checking verifier and client. Faults: provider
 * `google`, operation `token`.
 */
export function exchange(context: GoogleContext): Handler {
  const { faults, grants } = context;
  return (visit) => {
    const form = new URLSearchParams(visit.body.toString('utf8'));
    const failure = (status: 429 | 500): Answer => refused('server_error', 'Try again.', status);
    const call = { provider: 'google', operation: 'token', signal: visit.signal, failure };
    return throughFaults(faults, call, () => {
      if (!isClient(context, form, visit.headers.authorization))
        return Promise.resolve(refused('invalid_client', 'The client is unknown.', 401));
      const grant = grants.get(form.get('code') ?? '');
      if (form.get('grant_type') !== 'authorization_code' || grant === undefined || grant.used)
        return Promise.resolve(refused('invalid_grant', 'The code is unknown or was used.'));
      grant.used = true;
      const wrong = verified(grant, form);
      if (wrong !== undefined) return Promise.resolve(refused('invalid_grant', wrong));
      const fault = faults.take({ ...call, kinds: IDENTITY_FAULTS });
      return Promise.resolve(
        json({
          access_token: `ya29.${randomBytes(24).toString('base64url')}`,
          token_type: 'Bearer',
          expires_in: LIFE_SECONDS - 1,
          scope: 'openid email',
          id_token: identityOf(context, grant, issuerOf(visit), fault?.kind),
        }),
      );
    });
  };
}
