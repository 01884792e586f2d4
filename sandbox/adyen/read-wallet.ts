import { openAppleToken, openGoogleToken } from '../wallets/tokens.ts';
import type { Seal, SealedCard } from '../wallets/seal.ts';
import type { CardMethod } from './api-types.ts';
import { invalid } from './service-error.ts';
import type { Card } from './state.ts';

const UNREADABLE = invalid('174', 'Unable to decrypt data');

function sealedOf(seal: Seal, method: CardMethod): SealedCard | undefined {
  const { googlePayToken, applePayToken } = method;
  if (method.type === 'googlepay') return openGoogleToken(seal, googlePayToken ?? '');
  return openAppleToken(seal, applePayToken ?? '');
}

/**
 * The card inside a wallet's token; undefined for another payment method. Raises 174 for a token that cannot
 * be decrypted.
 */
export function readWalletCard(seal: Seal, method: CardMethod): Card | undefined {
  if (method.type !== 'googlepay' && method.type !== 'applepay') return undefined;
  const sealed = sealedOf(seal, method);
  if (!sealed) throw UNREADABLE;
  const { number, assurance } = sealed;
  return { number, month: '03', year: '2030', holderName: 'Wallet Owner', assurance };
}
