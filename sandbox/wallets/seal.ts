import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { isRecord } from '../http/body.ts';

export type WalletName = 'googlepay' | 'applepay';

/** `pan_only`: the card number itself; `cryptogram`: a device number with a proof that the owner was authenticated. */
export type Assurance = 'pan_only' | 'cryptogram';

export interface SealedCard {
  readonly wallet: WalletName;
  readonly number: string;
  readonly assurance: Assurance;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

function isSealedCard(value: unknown): value is SealedCard {
  return isRecord(value) && ['wallet', 'number', 'assurance'].every((name) => name in value);
}

/** One key per process: only the card API of this process can decrypt what a sheet encrypts. */
export function createSeal() {
  const key = randomBytes(32);
  return {
    close(card: SealedCard): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv);
      const hidden = Buffer.concat([cipher.update(JSON.stringify(card)), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64');
    },
    open(text: string): SealedCard | undefined {
      const bytes = Buffer.from(text, 'base64');
      if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const shown = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
        const card: unknown = JSON.parse(Buffer.concat(shown).toString('utf8'));
        return isSealedCard(card) ? card : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

export type Seal = ReturnType<typeof createSeal>;
