import type { ClientAuth } from 'openid-client';
import { env } from '../../kernel/env.ts';
import { appleClientSecret } from './apple-client-secret.ts';
import { discoverIssuer } from './discover-issuer.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Sends the signed client secret in the body, the only form that Apple accepts. */
// oxlint-disable-next-line typescript/no-misused-promises -- oauth4webapi awaits it; only this type says void
const byClientSecret: ClientAuth = async (_server, { client_id: clientId }, body) => {
  body.set('client_id', clientId);
  body.set('client_secret', await appleClientSecret(clientId));
};

/** Sign in with Apple, with a Services ID for each brand. */
export const appleProvider: IdentityProvider = {
  issuer: () => env().APPLE_ISSUER,
  clientOf: ({ id }) => env().APPLE_CLIENT_IDS[id],
  discover: (clientId) => discoverIssuer(env().APPLE_ISSUER, clientId, byClientSecret),
  pkce: false,
  // Apple requires the form for every scope. The name is not requested: members choose one here.
  parameters: () => ({ response_mode: 'form_post' }),
};
