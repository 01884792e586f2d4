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

// A card that lies in Google's account is asked about by its bank; Apple's device has asked already.
const GOOGLE: ReadonlySet<Capability> = new Set([...COMMON, 'redirect']);
const APPLE: ReadonlySet<Capability> = new Set(COMMON);

/** Wallets whose tokens are charged here. Apple's needs a merchant certificate of our own. */
export function walletMethods(): Readonly<Partial<Record<Method, ReadonlySet<Capability>>>> {
  const { APPLE_PAY_MERCHANT_ID, APPLE_PAY_CERTIFICATE, APPLE_PAY_KEY } = env();
  const certified = APPLE_PAY_MERCHANT_ID && APPLE_PAY_CERTIFICATE && APPLE_PAY_KEY;
  return { googlepay: GOOGLE, ...(certified && { applepay: APPLE }) };
}

/** The wallet's token as it is asked for: Google's as it came, Apple's payment data in base64. */
export function walletMethod({ wallet, token }: Wallet): Fields {
  return wallet === 'googlepay'
    ? { type: 'googlepay', googlePayToken: token }
    : { type: 'applepay', applePayToken: Buffer.from(token, 'utf8').toString('base64') };
}

/** What is inside a token only its reader sees, so the bank is asked wherever it can be. */
export function walletAuthentication({ wallet }: Wallet): Fields {
  return wallet === 'googlepay' ? { authenticationData: { attemptAuthentication: 'always' } } : {};
}
