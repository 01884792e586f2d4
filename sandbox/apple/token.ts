import { randomBytes } from 'node:crypto';
import { IDENTITY_FAULTS, type IdentityFault } from '../faults/plan.ts';
import { throughFaults } from '../faults/transport.ts';
import { signToken } from '../google/keys.ts';
import { json, type Answer } from '../http/answer.ts';
import type { Handler } from '../http/router.ts';
import { isClientSecret } from './client-secret.ts';
import { appleIssuer, appleKeys } from './keys.ts';
import type { AppleContext, AppleGrant } from './state.ts';

const LIFE_SECONDS = 86_400;

const refused = (error: string, status = 400): Answer => json({ error }, status);

function identityOf(grant: AppleGrant, issuer: string, fault: IdentityFault | undefined): string {
  const { person, clientId, nonce } = grant;
  const now = Math.floor(Date.now() / 1_000) - (fault === 'expired_token' ? 2 * LIFE_SECONDS : 0);
  const claims = {
    iss: fault === 'wrong_issuer' ? 'https://appleid.elsewhere.example' : issuer,
    aud: fault === 'wrong_audience' ? 'another.client' : clientId,
    sub: `001${person.subject}.apple`,
    email: person.email,
    email_verified: String(person.verified),
    is_private_email: String(person.email.endsWith('@privaterelay.appleid.com')),
    ...(nonce === undefined ? {} : { nonce: fault === 'wrong_nonce' ? 'another-nonce' : nonce }),
    nonce_supported: true,
    auth_time: now,
    iat: now,
    exp: now + LIFE_SECONDS,
  };
  const { own, foreign } = appleKeys();
  return signToken(claims, own.kid, fault === 'wrong_signature' ? foreign.secret : own.secret);
}

/** Exchanges a code for an identity token, once. Faults: provider `apple`, operation `token`. */
export function exchangeApple(context: AppleContext): Handler {
  const { faults, grants } = context;
  return (visit) => {
    const form = new URLSearchParams(visit.body.toString('utf8'));
    const value = (name: string) => form.get(name) ?? '';
    const failure = (status: 429 | 500): Answer => refused('server_error', status);
    const call = { provider: 'apple', operation: 'token', signal: visit.signal, failure };
    return throughFaults(faults, call, () => {
      const [clientId, issuer] = [value('client_id'), appleIssuer(visit)];
      if (!isClientSecret(context, clientId, value('client_secret'), issuer))
        return Promise.resolve(refused('invalid_client'));
      const grant = grants.get(value('code'));
      if (value('grant_type') !== 'authorization_code' || grant === undefined || grant.used)
        return Promise.resolve(refused('invalid_grant'));
      grant.used = true;
      if (grant.clientId !== clientId || grant.redirectUri !== value('redirect_uri'))
        return Promise.resolve(refused('invalid_grant'));
      const fault = faults.take({ ...call, kinds: IDENTITY_FAULTS });
      return Promise.resolve(
        json({
          access_token: `a${randomBytes(24).toString('hex')}`,
          token_type: 'Bearer',
          expires_in: 3_600,
          refresh_token: `r${randomBytes(24).toString('hex')}`,
          id_token: identityOf(grant, issuer, fault?.kind),
        }),
      );
    });
  };
}
