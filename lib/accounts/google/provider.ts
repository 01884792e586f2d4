import * as client from 'openid-client';
import { env } from '../../kernel/env.ts';
import { fail } from '../../kernel/errors.ts';
import { log } from '../../kernel/log.ts';
import { singleton } from '../../kernel/singleton.ts';
import { GOOGLE_ANSWERS_WITHIN_SECONDS } from '../limits.ts';

/** Whether the Google button is shown. */
export function googleAvailable(): boolean {
  return env().GOOGLE_SIGN_IN;
}

function discover(): Promise<client.Configuration> {
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, DEMO } = env();
  const issuer = new URL(GOOGLE_ISSUER);
  // The demo's issuer runs on this machine without TLS; a real one must use it.
  // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out, and for exactly this
  const plain = DEMO && issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  return client.discovery(issuer, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, undefined, {
    timeout: GOOGLE_ANSWERS_WITHIN_SECONDS,
    // The signature is checked too, although the token comes straight from the issuer.
    execute: [...plain, client.enableNonRepudiationChecks],
  });
}

/** The issuer's discovery document, fetched once and again after a failure. Raises `identity_unavailable`. */
export async function googleProvider(): Promise<client.Configuration> {
  if (!googleAvailable()) fail('identity_unavailable');
  const cached = singleton('google-provider', () => ({
    asked: undefined as Promise<client.Configuration> | undefined,
  }));
  cached.asked ??= discover();
  try {
    return await cached.asked;
  } catch (error) {
    cached.asked = undefined;
    log().warn({ err: error }, 'google discovery failed');
    return fail('identity_unavailable');
  }
}
