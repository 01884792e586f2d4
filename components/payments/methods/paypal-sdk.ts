import type { PayPalV6Namespace, SdkInstance } from '@paypal/paypal-js/sdk-v6';
import type { PaypalDetails } from '#lib/payments/options/paypal-details.ts';
import { loadScript } from './load-script.ts';

export type PaypalSdk = SdkInstance<['paypal-payments']>;

/** Loads PayPal's script, ready to open its window. */
export async function startPaypal(
  { scriptUrl, clientId }: PaypalDetails,
  locale: string,
): Promise<PaypalSdk> {
  await loadScript(scriptUrl);
  const { paypal } = window as unknown as { readonly paypal?: PayPalV6Namespace };
  if (!paypal) throw new Error('the PayPal script loaded but did not define window.paypal');
  return paypal.createInstance({
    clientId,
    components: ['paypal-payments'],
    locale,
    pageType: 'checkout',
  });
}
