import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { Brand } from '../../brands/schema.ts';
import { db } from '../../db/client.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { fail } from '../../kernel/errors.ts';
import { PASSKEY_CHALLENGE_MS } from '../../legal/limits.ts';
import { PASSKEYS_MAX } from '../limits.ts';
import { provePassword } from '../password/prove-password.ts';
import { storeChallenge } from './challenges.ts';
import { relyingParty, userHandle } from './relying-party.ts';

type Beginning = {
  readonly member: MemberViewer;
  readonly brand: Brand;
  readonly password: string;
  readonly now: Date;
};

/**
 * For members who prove their password: what the browser needs to make a passkey for this session, once. Raises what
 * `provePassword` raises, and `passkeys_full`.
 */
export async function beginAddingPasskey({ member, brand, password, now }: Beginning) {
  const { email } = await provePassword(member, password, 'password');
  const { memberId, sessionId } = member;
  const held = await db().passkey.findMany({
    where: { memberId },
    select: { credentialId: true },
  });
  if (held.length >= PASSKEYS_MAX) fail('passkeys_full');
  const { id, name } = relyingParty(brand);
  const { user, challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: userHandle(memberId),
    userName: email,
    userDisplayName: email,
  });
  await storeChallenge(challenge, { purpose: 'add', secret: sessionId }, now);
  return {
    rp: { id, name },
    user,
    challenge,
    pubKeyCredParams,
    timeout: PASSKEY_CHALLENGE_MS,
    excludeCredentials: held.map(({ credentialId }) => ({
      id: credentialId,
      type: 'public-key' as const,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    } as const,
    attestation: 'none' as const,
  };
}
