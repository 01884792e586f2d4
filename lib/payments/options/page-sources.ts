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
    // The cardholder's bank asks in a frame of its own, and can be any.
    frame: ['https:'],
    connect: [shop, cdn, `https://checkoutanalytics-${environment}.adyen.com`],
    image: ['data:', cdn],
    // The form that asks for the buyer's consent goes to the card's issuer, which can be any bank.
    form: ['https:'],
  };
}

/** Its page in a hidden frame comes before the form to the bank. */
function trustpay(): PageSources {
  const { TRUSTPAY_API_KEY, TRUSTPAY_BASE_URL } = env();
  if (TRUSTPAY_API_KEY === undefined) return NO_SOURCES;
  const { origin } = new URL(TRUSTPAY_BASE_URL);
  return { ...NO_SOURCES, frame: [origin], form: [origin] };
}

const WALLET = 'https://www.paypal.com';

/**
 * Its button, its window and the way there without one. Its script comes by a script of ours, which the
 * policy trusts to bring others.
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

/** Its page, and the bank's after it, are reached by a form. */
function mollie(): PageSources {
  const { MOLLIE_API_KEY, MOLLIE_BASE_URL } = env();
  if (MOLLIE_API_KEY === undefined) return NO_SOURCES;
  const { origin, hostname } = new URL(MOLLIE_BASE_URL);
  return { ...NO_SOURCES, form: hostname.endsWith('.mollie.com') ? ['https:'] : [origin] };
}

/** Its sheet lies over the page in the demo; Apple's own browsers draw it themselves. */
function applePay(): PageSources {
  const { APPLE_PAY_SCRIPT_URL } = env();
  if (APPLE_PAY_SCRIPT_URL === undefined) return NO_SOURCES;
  const { origin } = new URL(APPLE_PAY_SCRIPT_URL);
  return { ...NO_SOURCES, frame: [origin], connect: [origin] };
}

/** Google's script looks up the buyer and draws its sheet in frames of its own where it opens no window. */
function googlePay(): PageSources {
  const { origin } = new URL(env().GOOGLE_PAY_URL);
  const hosts = origin === 'https://pay.google.com' ? [origin, 'https://google.com'] : [origin];
  return { ...NO_SOURCES, frame: [origin], connect: hosts };
}

/** Whom the payment page may frame, call, show images of and send its form to: all methods together. */
export function paymentSources(): PageSources {
  const all = [cardFields(), trustpay(), paypal(), mollie(), applePay(), googlePay()];
  const of = (name: keyof PageSources) => [...new Set(all.flatMap((sources) => sources[name]))];
  return { frame: of('frame'), connect: of('connect'), image: of('image'), form: of('form') };
}
