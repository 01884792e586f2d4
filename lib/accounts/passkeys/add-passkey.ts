import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Brand } from '../../brands/schema.ts';
import { inTransaction } from '../../db/client.ts';
import { isDuplicate } from '../../db/violations.ts';
import { lockMember } from '../../identity/lock-member.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { PASSKEYS_MAX } from '../limits.ts';
import { accepted } from './accepted.ts';
import { spendChallenge } from './challenges.ts';
import type { newCredential } from './contract.ts';
import { notifyPasskey } from './notify-passkey.ts';
import { relyingParty } from './relying-party.ts';

type Addition = {
  readonly member: MemberViewer;
  readonly brand: Brand;
  readonly name: string;
  readonly credential: z.output<typeof newCredential>;
  readonly now: Date;
};

async function made({ member, brand, credential, now }: Addition) {
  const asker = { purpose: 'add', secret: member.sessionId } as const;
  const challenge = await spendChallenge(credential.response.clientDataJSON, asker, now);
  const { id, origin } = relyingParty(brand);
  const { registrationInfo } = await accepted(
    verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    }),
  );
  return registrationInfo ?? fail('passkey_refused');
}

/**
 * A member adds the passkey that their browser made for this session, and is notified by mail. Raises `passkey_refused`,
 * also for one that another account has, and `passkeys_full`.
 */
export async function addPasskey(addition: Addition): Promise<void> {
  const { member, brand, name, now } = addition;
  const { credential, credentialDeviceType, credentialBackedUp } = await made(addition);
  const { memberId } = member;
  const add = inTransaction(async (tx) => {
    const account = await lockMember(tx, memberId);
    const held = await tx.passkey.count({ where: { memberId } });
    if (held >= PASSKEYS_MAX) fail('passkeys_full');
    const id = newId(now.getTime());
    await tx.passkey.create({
      data: {
        id,
        memberId,
        brandId: brand.id,
        credentialId: credential.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        synced: credentialDeviceType === 'multiDevice',
        backedUp: credentialBackedUp,
        name,
        createdAt: now,
      },
    });
    await notifyPasskey(tx, { account, passkeyId: id, template: 'passkey_added', now });
  });
  await add.catch((error: unknown) => {
    if (isDuplicate(error, 'credential')) fail('passkey_refused');
    throw error;
  });
  wakeJobs();
}
