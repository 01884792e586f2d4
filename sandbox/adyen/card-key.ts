import {
  constants,
  generateKeyPairSync,
  privateDecrypt,
  type KeyPairKeyObjectResult,
} from 'node:crypto';

let pair: KeyPairKeyObjectResult | undefined;

/**
 * One key pair per process: only the card API of this process can decrypt what its card fields encrypt in the
 * browser.
 */
export function createCardKey() {
  pair ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { publicKey, privateKey } = pair;
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return {
    /** Public key for the card fields: base64 of the SPKI form. */
    shown: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    open(sealed: string): string | undefined {
      try {
        const hidden = Buffer.from(sealed, 'base64');
        return privateDecrypt({ key: privateKey, padding, oaepHash: 'sha256' }, hidden).toString();
      } catch {
        return undefined;
      }
    },
  };
}

export type CardKey = ReturnType<typeof createCardKey>;
