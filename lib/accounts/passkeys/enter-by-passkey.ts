import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Brand } from '../../brands/schema.ts';
import { db, inTransaction } from '../../db/client.ts';
import type { Passkey } from '../../db/generated/client.ts';
import type { Flow } from '../../flows/queries.ts';
import { lockMember } from '../../identity/lock-member.ts';
import { fail } from '../../kernel/errors.ts';
import { assignFlow, flowAtLogin } from '../login/flow-at-login.ts';
import { startSession } from '../session/start-session.ts';
import { accepted } from './accepted.ts';
import { spendChallenge } from './challenges.ts';
import type { usedCredential } from './contract.ts';
import { relyingParty, userHandle } from './relying-party.ts';

type Login = {
  readonly brand: Brand;
  /** The secret of the browser's cookie. */
  readonly secret: string | undefined;
  readonly credential: z.output<typeof usedCredential>;
  /** `fluxid` of the page address; a known flow is assigned to the member. */
  readonly flowCode: string | undefined;
  readonly userAgent: string;
  readonly now: Date;
};

type Entered = { readonly memberId: string; readonly token: string; readonly flow: Flow };

/** The passkey, and its counter and backup state after this signature. */
async function proven({ brand, secret = '', credential, now }: Login) {
  const { response } = credential;
  const challenge = await spendChallenge(
    response.clientDataJSON,
    { purpose: 'login', secret },
    now,
  );
  const passkey =
    (await db().passkey.findUnique({
      where: { brandId_credentialId: { brandId: brand.id, credentialId: credential.id } },
    })) ?? fail('passkey_unknown');
  const owner = Buffer.from(userHandle(passkey.memberId)).toString('base64url');
  if (response.userHandle !== owner) fail('passkey_refused');
  return { passkey, used: await verified(brand, { passkey, credential, challenge }) };
}

type Signed = Pick<Login, 'credential'> & {
  readonly passkey: Passkey;
  readonly challenge: string;
};

/** Raises `passkey_refused` as well when the counter went back, which shows a copied authenticator. */
async function verified(brand: Brand, { passkey, credential, challenge }: Signed) {
  const { id, origin } = relyingParty(brand);
  const { verified: fits, authenticationInfo } = await accepted(
    verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: Number(passkey.counter),
      },
      requireUserVerification: true,
    }),
  );
  // Whether a passkey may be copied is fixed when it is made (WebAuthn, 7.2).
  const isSynced = authenticationInfo.credentialDeviceType === 'multiDevice';
  if (!fits || isSynced !== passkey.synced) fail('passkey_refused');
  return authenticationInfo;
}

/**
 * A visitor logs in by what a passkey of the brand signed for this browser. Raises `passkey_refused`, `passkey_unknown`
 * for one that was removed, `account_disabled`.
 */
export async function enterByPasskey(login: Login): Promise<Entered> {
  const { brand, flowCode, userAgent, now } = login;
  const { passkey, used } = await proven(login);
  const { memberId } = passkey;
  const stored = await db().user.findUniqueOrThrow({
    where: { id: memberId },
    select: { id: true, flowCode: true },
  });
  const flow = await flowAtLogin({ ...stored, brandId: brand.id }, flowCode);
  return inTransaction(async (tx) => {
    const { state } = await lockMember(tx, memberId);
    // Removed meanwhile, or used twice at once.
    const { count } = await tx.passkey.updateMany({
      where: { id: passkey.id, counter: passkey.counter },
      data: { counter: used.newCounter, backedUp: used.credentialBackedUp, lastUsedAt: now },
    });
    if (count === 0) fail('passkey_refused');
    if (state !== 'active') fail('account_disabled');
    await assignFlow(tx, stored, flow, now);
    const session = await startSession(tx, { memberId, flowVersionId: flow.id, userAgent, now });
    return { memberId, token: session.token, flow };
  });
}
