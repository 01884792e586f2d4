import type { ChargeRequest } from '../charge-request.ts';
import type { Fields } from '../fields.ts';
import { amountOf } from './money.ts';
import { mandateOf } from './stored-payment-method.ts';

const MAX_DESCRIPTION_LENGTH = 255;

const LOCALES: Readonly<Record<string, string>> = {
  it: 'it_IT',
  es: 'es_ES',
  fr: 'fr_FR',
  en: 'en_GB',
};

/**
 * A one-off payment, the first of a series, or a recurring one: made by the buyer on the provider's page, or
 * by a mandate.
 */
function sequenceOf(request: ChargeRequest, customer: string | null): Fields {
  const { paymentMethod, returnUrl, cancelUrl, payer } = request;
  if (paymentMethod.kind === 'stored') {
    const mandate = mandateOf(paymentMethod.token);
    if (!mandate) throw new Error('the stored token is not a Mollie token');
    return { sequenceType: 'recurring', ...mandate, redirectUrl: null };
  }
  if (paymentMethod.kind !== 'hosted')
    throw new Error(`unsupported payment method: ${paymentMethod.kind}`);
  return {
    redirectUrl: returnUrl,
    cancelUrl,
    locale: LOCALES[payer.locale] ?? 'en_GB',
    ...(customer === null
      ? { sequenceType: 'oneoff' }
      : { sequenceType: 'first', customerId: customer }),
  };
}

/** The payment of an order or of a renewal. Throws for a payment method not offered with this provider. */
export function paymentBody(request: ChargeRequest, customer: string | null): Fields {
  const { company, reference, amountMinor, currency, planName, descriptor, notifyUrl } = request;
  return {
    amount: amountOf(amountMinor, currency),
    description: `${descriptor} ${planName} ${reference}`.slice(0, MAX_DESCRIPTION_LENGTH),
    webhookUrl: notifyUrl,
    // Returned with every answer: identifies company and attempt.
    metadata: { company, reference },
    ...sequenceOf(request, customer),
  };
}
