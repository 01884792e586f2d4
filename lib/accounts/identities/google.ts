import { env } from '../../kernel/env.ts';
import { discoverIssuer } from './discover-issuer.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Sign in with Google, with one client for all brands. */
export const googleProvider: IdentityProvider = {
  issuer: () => env().GOOGLE_ISSUER,
  clientOf: () => (env().GOOGLE_SIGN_IN ? env().GOOGLE_CLIENT_ID : undefined),
  discover: (clientId) => {
    const { GOOGLE_ISSUER, GOOGLE_CLIENT_SECRET } = env();
    return discoverIssuer(GOOGLE_ISSUER, clientId, GOOGLE_CLIENT_SECRET);
  },
  pkce: true,
  parameters: (locale) => ({ prompt: 'select_account', hl: locale }),
};
