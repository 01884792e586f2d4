import { env } from '../../../kernel/env.ts';
import type { Capability, Method } from '../capabilities.ts';
import type { PaymentMethod } from '../charge-request.ts';
import type { Fields } from '../fields.ts';

type Wallet = Extract<PaymentMethod, { kind: 'wallet' }>;

const COMMON: readonly Capability[] = [
  'store',
  'merchant_initiated',
  'revoke',
  'refund',
  'partial_refund',
  'disputes',
];

// A card stored in Google's account is authenticated by its bank; Apple's device has already authenticated
// the holder.
const GOOGLE: ReadonlySet<Capability> = new Set([...COMMON, 'redirect']);
const APPLE: ReadonlySet<Capability> = new Set(COMMON);

/** Wallets whose tokens are charged here. Apple Pay needs our own merchant certificate. */
export function walletMethods(): Readonly<Partial<Record<Method, ReadonlySet<Capability>>>> {
  const { APPLE_PAY_MERCHANT_ID, APPLE_PAY_CERTIFICATE, APPLE_PAY_KEY } = env();
  const certified = APPLE_PAY_MERCHANT_ID && APPLE_PAY_CERTIFICATE && APPLE_PAY_KEY;
  return { googlepay: GOOGLE, ...(certified && { applepay: APPLE }) };
}

/** The wallet's token in the form that Adyen requires: Google's unchanged, Apple's payment data in base64. */
export function walletMethod({ wallet, token }: Wallet): Fields {
  return wallet === 'googlepay'
    ? { type: 'googlepay', googlePayToken: token }
    : { type: 'applepay', applePayToken: Buffer.from(token, 'utf8').toString('base64') };
}

/** The token's contents are readable only to its recipient, so the bank is asked to authenticate wherever possible. */
export function walletAuthentication({ wallet }: Wallet): Fields {
  return wallet === 'googlepay' ? { authenticationData: { attemptAuthentication: 'always' } } : {};
}
