import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const COPYABLE = 0x08;
const COPIED = 0x10;
const HAS_KEY = 0x40;

type Options = {
  readonly rpId: string;
  readonly origin: string;
  /** Whether it syncs its passkeys. */
  readonly synced?: boolean;
};

/** What one ceremony does differently from a valid one. */
export type Change = {
  readonly origin?: string;
  readonly verifies?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly type?: string;
};

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** An authenticator in software with one passkey of one relying party, as a browser uses it. */
export function softwareAuthenticator({ rpId, origin, synced = false }: Options) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const counted = { last: 0 };
  let handle = '';

  const clientData = (type: string, challenge: string, change: Change): Buffer =>
    Buffer.from(
      JSON.stringify({ type: change.type ?? type, challenge, origin: change.origin ?? origin }),
    );

  const authenticatorData = (flags: number, { verifies = true, counter }: Change): Buffer => {
    counted.last += synced ? 0 : 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? counted.last);
    const copies = synced ? COPYABLE | COPIED : 0;
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([flags | PRESENT | copies | (verifies ? VERIFIED : 0)]),
      count,
    ]);
  };

  const coseKey = (): Uint8Array => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
  };

  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  };

  return {
    credentialId: named.id,
    /** The answer to creation options. */
    create(
      options: { readonly challenge: string; readonly user: { readonly id: string } },
      change: Change = {},
    ) {
      handle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        authenticatorData(HAS_KEY, change),
        Buffer.alloc(16),
        length,
        id,
        coseKey(),
      ]);
      const attestation = new Map<string, string | Uint8Array | Map<never, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<never, never>()],
        ['authData', Uint8Array.from(authData)],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, change).toString(
            'base64url',
          ),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        },
      };
    },
    /** The answer to request options. */
    use({ challenge }: { readonly challenge: string }, change: Change = {}) {
      const data = clientData('webauthn.get', challenge, change);
      const authData = authenticatorData(0, change);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: change.userHandle ?? handle,
        },
      };
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
