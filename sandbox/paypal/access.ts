import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { json } from '../http/answer.ts';
import type { Handler, Visit } from '../http/router.ts';
import type { PayPalContext } from './context.ts';
import { ServiceError } from './service-error.ts';

const LIFETIME_SECONDS = 32_400;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `POST /v1/oauth2/token`: an access token for the demo's client. */
export function grantAccess({ clientId, clientSecret, state }: PayPalContext): Handler {
  return ({ headers, body }) => {
    const expected = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const given = headers.authorization ?? '';
    if (!timingSafeEqual(digest(given), digest(`Basic ${expected}`))) {
      return json(
        { error: 'invalid_client', error_description: 'Client Authentication failed' },
        401,
      );
    }
    if (new URLSearchParams(body.toString('utf8')).get('grant_type') !== 'client_credentials') {
      return json({ error: 'unsupported_grant_type', error_description: 'Grant type' }, 400);
    }
    const token = randomBytes(32).toString('base64url');
    state.access.set(token, true);
    return json({ access_token: token, token_type: 'Bearer', expires_in: LIFETIME_SECONDS });
  };
}

export function authorise({ state }: PayPalContext, { headers }: Visit): void {
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (token === undefined || !state.access.has(token)) {
    throw new ServiceError(401, 'AUTHENTICATION_FAILURE', 'INVALID_TOKEN');
  }
}
