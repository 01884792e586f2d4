import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Brand } from '../../brands/schema.ts';
import { PASSKEY_CHALLENGE_MS } from '../../legal/limits.ts';
import { storeChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

/**
 * A visitor begins a login: what the browser with this secret needs to have any passkey of the brand sign, once. It names
 * no account, so it discloses none.
 */
export async function beginPasskeyLogin(brand: Brand, secret: string, now: Date) {
  const { id } = relyingParty(brand);
  const { challenge } = await generateAuthenticationOptions({ rpID: id });
  await storeChallenge(challenge, { purpose: 'login', secret }, now);
  return {
    challenge,
    timeout: PASSKEY_CHALLENGE_MS,
    rpId: id,
    userVerification: 'required' as const,
  };
}
