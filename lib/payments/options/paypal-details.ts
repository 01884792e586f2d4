import { env } from '../../kernel/env.ts';

/** PayPal's script, and our client id for it. */
export type PaypalDetails = { readonly scriptUrl: string; readonly clientId: string };

export function paypalDetails(): PaypalDetails | null {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_SDK_URL: scriptUrl } = env();
  return clientId === undefined ? null : { scriptUrl, clientId };
}
