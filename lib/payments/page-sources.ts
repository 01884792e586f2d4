import { env } from '../kernel/env.ts';
import type { PageSources } from '../security/csp.ts';
import { adyenEnvironment } from './hosted-fields-config.ts';

/** Whom the payment page may frame, call, show images of and send its form to. */
export function paymentSources(): PageSources {
  const { ADYEN_CLIENT_KEY, ADYEN_WEB_URL } = env();
  if (ADYEN_WEB_URL !== undefined) {
    const { origin } = new URL(ADYEN_WEB_URL);
    return { frame: origin, connect: origin, image: `data: ${origin}`, form: origin };
  }
  const environment = adyenEnvironment(ADYEN_CLIENT_KEY);
  const shop = `https://checkoutshopper-${environment}.adyen.com`;
  const cdn = `https://checkoutshopper-${environment}.cdn.adyen.com`;
  return {
    frame: shop,
    connect: `${shop} ${cdn} https://checkoutanalytics-${environment}.adyen.com`,
    image: `data: ${cdn}`,
    // The form that asks for the buyer's consent goes to the card's issuer, which can be any bank.
    form: 'https:',
  };
}
