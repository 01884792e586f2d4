import { env } from '../../kernel/env.ts';

/** PayPal's own script, and as whom it speaks for us. */
export type PaypalDetails = { readonly scriptUrl: string; readonly clientId: string };

export function paypalDetails(): PaypalDetails | null {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_SDK_URL: scriptUrl } = env();
  return clientId === undefined ? null : { scriptUrl, clientId };
}
