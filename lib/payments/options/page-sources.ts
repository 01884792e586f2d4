import { env } from '../../kernel/env.ts';
import type { PageSources } from '../../security/csp.ts';
import { adyenEnvironment } from './hosted-fields-config.ts';

const NO_SOURCES: PageSources = { frame: [], connect: [], image: [], form: [] };

function cardFields(): PageSources {
  const { ADYEN_CLIENT_KEY, ADYEN_WEB_URL } = env();
  if (ADYEN_WEB_URL !== undefined) {
    const { origin } = new URL(ADYEN_WEB_URL);
    return { frame: [origin], connect: [origin], image: ['data:', origin], form: [origin] };
  }
  const environment = adyenEnvironment(ADYEN_CLIENT_KEY);
  const shop = `https://checkoutshopper-${environment}.adyen.com`;
  const cdn = `https://checkoutshopper-${environment}.cdn.adyen.com`;
  return {
    // The cardholder's bank shows its challenge in its own frame and can be any host.
    frame: ['https:'],
    connect: [shop, cdn, `https://checkoutanalytics-${environment}.adyen.com`],
    image: ['data:', cdn],
    // The authentication form is posted to the card's issuer, which can be any bank.
    form: ['https:'],
  };
}

/** TrustPay: its page loads in a hidden frame before the form to the bank. */
function trustpay(): PageSources {
  const { TRUSTPAY_API_KEY, TRUSTPAY_BASE_URL } = env();
  if (TRUSTPAY_API_KEY === undefined) return NO_SOURCES;
  const { origin } = new URL(TRUSTPAY_BASE_URL);
  return { ...NO_SOURCES, frame: [origin], form: [origin] };
}

const WALLET = 'https://www.paypal.com';

/**
 * PayPal: its button, its window, and the redirect used without a window. Our own script loads PayPal's
 * script, which the policy allows (`strict-dynamic`).
 */
function paypal(): PageSources {
  const { PAYPAL_CLIENT_ID, PAYPAL_SDK_URL } = env();
  if (PAYPAL_CLIENT_ID === undefined) return NO_SOURCES;
  const { origin } = new URL(PAYPAL_SDK_URL);
  const isWallet = origin === WALLET;
  const hosts = isWallet ? [origin, 'https://www.sandbox.paypal.com'] : [origin];
  const pictures = isWallet ? [...hosts, 'https://www.paypalobjects.com'] : [];
  return { frame: hosts, connect: hosts, image: pictures, form: hosts };
}

/** Mollie: its page, and the bank's page after it, are reached by a form. */
function mollie(): PageSources {
  const { MOLLIE_API_KEY, MOLLIE_BASE_URL } = env();
  if (MOLLIE_API_KEY === undefined) return NO_SOURCES;
  const { origin, hostname } = new URL(MOLLIE_BASE_URL);
  return { ...NO_SOURCES, form: hostname.endsWith('.mollie.com') ? ['https:'] : [origin] };
}

/** Apple Pay: in the demo its sheet is a frame over the page; Apple's browsers draw it natively. */
function applePay(): PageSources {
  const { APPLE_PAY_SCRIPT_URL } = env();
  if (APPLE_PAY_SCRIPT_URL === undefined) return NO_SOURCES;
  const { origin } = new URL(APPLE_PAY_SCRIPT_URL);
  return { ...NO_SOURCES, frame: [origin], connect: [origin] };
}

/** Google Pay: its script looks up the buyer, and shows its sheet in frames where it does not open a window. */
function googlePay(): PageSources {
  const { origin } = new URL(env().GOOGLE_PAY_URL);
  const hosts = origin === 'https://pay.google.com' ? [origin, 'https://google.com'] : [origin];
  return { ...NO_SOURCES, frame: [origin], connect: hosts };
}

/** The hosts that the payment page may frame, call, load images from and submit forms to, for all methods together. */
export function paymentSources(): PageSources {
  const all = [cardFields(), trustpay(), paypal(), mollie(), applePay(), googlePay()];
  const of = (name: keyof PageSources) => [...new Set(all.flatMap((sources) => sources[name]))];
  return { frame: of('frame'), connect: of('connect'), image: of('image'), form: of('form') };
}
