import type { Browser, ChargeRequest } from '../charge-request.ts';
import { companyReference } from '../company-reference.ts';
import { decimalOf } from '../decimal-amount.ts';

/** The size of the 3-D Secure challenge window, one of five values: full screen. */
const WHOLE_WINDOW = '5';

function browserForm(browser: Browser): Readonly<Record<string, string>> {
  return {
    'browser[acceptHeader]': browser.acceptHeader,
    'browser[language]': browser.language,
    'browser[screenHeight]': String(browser.screenHeight),
    'browser[screenWidth]': String(browser.screenWidth),
    'browser[timezone]': String(browser.timezone),
    'browser[userAgent]': browser.userAgent,
    'browser[javaEnabled]': String(browser.javaEnabled),
    'browser[javaScriptEnabled]': 'true',
    'browser[screenColorDepth]': String(browser.colorDepth),
    'browser[challengeWindow]': WHOLE_WINDOW,
  };
}

function paymentOf({ paymentMethod, store }: ChargeRequest): Readonly<Record<string, string>> {
  switch (paymentMethod.kind) {
    case 'stored':
      return { 'browser[paymentType]': 'Recurring', parentInstanceId: paymentMethod.token };
    case 'hosted':
      return { 'browser[paymentType]': store ? 'RecurringInitial' : 'Plain' };
    default:
      throw new Error(`unsupported payment method: ${paymentMethod.kind}`);
  }
}

/** A purchase: the card is typed on the provider's page, or an earlier instance is used. */
export function purchaseForm(request: ChargeRequest): Readonly<Record<string, string>> {
  const { company, reference, amountMinor, currency, payer, browser } = request;
  return {
    amount: decimalOf(amountMinor),
    currency,
    reference: companyReference(company, reference),
    redirectUrl: request.returnUrl,
    callbackUrl: request.notifyUrl,
    descriptor: request.descriptor,
    'customer[email]': payer.email,
    ...(payer.address !== '' && { 'customer[ipAddress]': payer.address }),
    'billing[country]': payer.country.toUpperCase(),
    ...paymentOf(request),
    ...(browser && browserForm(browser)),
  };
}
