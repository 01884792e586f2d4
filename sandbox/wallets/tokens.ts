import { randomBytes } from 'node:crypto';
import { isRecord, parseJson } from '../http/body.ts';
import type { Seal, SealedCard } from './seal.ts';

const noise = (bytes: number) => randomBytes(bytes).toString('base64');

/** The token of Google's script: only the gateway can decrypt its content. */
export function googleToken(seal: Seal, card: SealedCard): string {
  const signedMessage = JSON.stringify({
    encryptedMessage: seal.close(card),
    ephemeralPublicKey: noise(65),
    tag: noise(32),
  });
  return JSON.stringify({ signature: noise(70), protocolVersion: 'ECv2', signedMessage });
}

/** The part of Apple's payment data that is addressed to the gateway. */
export function applePaymentData(seal: Seal, card: SealedCard) {
  return {
    version: 'EC_v1',
    data: seal.close(card),
    signature: noise(70),
    header: {
      ephemeralPublicKey: noise(65),
      publicKeyHash: noise(32),
      transactionId: randomBytes(32).toString('hex'),
    },
  };
}

function parsed(text: string, encoding: 'utf8' | 'base64'): Record<string, unknown> {
  const value = parseJson(Buffer.from(text, encoding));
  return isRecord(value) ? value : {};
}

function opened(seal: Seal, sealed: unknown, wallet: SealedCard['wallet']): SealedCard | undefined {
  const card = typeof sealed === 'string' ? seal.open(sealed) : undefined;
  return card?.wallet === wallet ? card : undefined;
}

export function openGoogleToken(seal: Seal, token: string): SealedCard | undefined {
  const { signedMessage } = parsed(token, 'utf8');
  if (typeof signedMessage !== 'string') return undefined;
  return opened(seal, parsed(signedMessage, 'utf8')['encryptedMessage'], 'googlepay');
}

/** The token as the gateway receives it: the payment data as JSON in base64. */
export function openAppleToken(seal: Seal, token: string): SealedCard | undefined {
  return opened(seal, parsed(token, 'base64')['data'], 'applepay');
}
