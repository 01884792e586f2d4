import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { isRecord } from '../http/body.ts';

export type WalletName = 'googlepay' | 'applepay';

/** What a wallet hands on: the card itself, or a number of the device with a proof that its owner was there. */
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

/** One a process: what a sheet seals the card API of the same process opens, and nobody else. */
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
