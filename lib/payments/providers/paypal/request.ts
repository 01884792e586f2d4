import type { ChargeRequest } from '../charge-request.ts';
import type { Fields } from '../fields.ts';
import { moneyOf } from './money.ts';

const MAX_DESCRIPTOR_LENGTH = 22;

/** Identifies the company and the attempt: signed notifications repeat it. */
export const invoiceOf = (company: string, reference: string): string => `${company}:${reference}`;

function walletOf(request: ChargeRequest): Fields {
  const { paymentMethod, store, payer } = request;
  if (paymentMethod.kind === 'stored') return { vault_id: paymentMethod.token };
  if (paymentMethod.kind !== 'hosted')
    throw new Error(`unsupported payment method: ${paymentMethod.kind}`);
  const vault = {
    store_in_vault: 'ON_SUCCESS',
    usage_type: 'MERCHANT',
    usage_pattern: 'RECURRING_PREPAID',
  };
  return {
    experience_context: {
      return_url: request.returnUrl,
      cancel_url: request.cancelUrl,
      user_action: 'PAY_NOW',
      shipping_preference: 'NO_SHIPPING',
      locale: payer.locale,
    },
    ...(store && { attributes: { vault } }),
  };
}

/** The order of a purchase or of a renewal. Throws for a payment method not offered with this provider. */
export function orderBody(request: ChargeRequest): Fields {
  const { company, reference, amountMinor, currency, descriptor, planName } = request;
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: reference,
        // The provider accepts an invoice id once, even long after it forgot the request's key.
        invoice_id: invoiceOf(company, reference),
        description: planName.slice(0, 127),
        soft_descriptor: descriptor.slice(0, MAX_DESCRIPTOR_LENGTH),
        amount: moneyOf(amountMinor, currency),
      },
    ],
    payment_source: { paypal: walletOf(request) },
  };
}
