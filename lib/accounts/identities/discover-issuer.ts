import * as client from 'openid-client';
import { env } from '../../kernel/env.ts';
import { PROVIDER_ANSWERS_WITHIN_SECONDS } from '../limits.ts';

/** Fetches the discovery document of an issuer, for our client with its secret or its own authentication. */
export function discoverIssuer(
  issuer: string,
  clientId: string,
  proof: string | client.ClientAuth,
): Promise<client.Configuration> {
  const url = new URL(issuer);
  // The demo's issuer runs on this machine without TLS; a real one must use it.
  // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out, and for exactly this
  const plain = env().DEMO && url.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  const [secret, authentication] =
    typeof proof === 'string' ? [proof, undefined] : [undefined, proof];
  return client.discovery(url, clientId, secret, authentication, {
    timeout: PROVIDER_ANSWERS_WITHIN_SECONDS,
    // The signature is checked too, although the token comes straight from the issuer.
    execute: [...plain, client.enableNonRepudiationChecks],
  });
}
