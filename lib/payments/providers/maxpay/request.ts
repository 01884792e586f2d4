import type { ChargeRequest } from '../charge-request.ts';
import { companyReference } from '../company-reference.ts';
import { decimalOf } from '../decimal-amount.ts';

type Form = Readonly<Record<string, string>>;

function paymentOf({ paymentMethod, store, returnUrl }: ChargeRequest): Form {
  switch (paymentMethod.kind) {
    case 'stored':
      return { transaction_type: 'SALE', rebillToken: paymentMethod.token, cof_type: 'recurring' };
    case 'hosted':
      return {
        transaction_type: 'SALE3D',
        redirect_url: returnUrl,
        ...(store && { cof_type: 'initial' }),
      };
    default:
      throw new Error(`unsupported payment method: ${paymentMethod.kind}`);
  }
}

function buyerOf({ payer }: ChargeRequest): Form {
  const fields = {
    first_name: payer.firstName,
    last_name: payer.lastName,
    user_email: payer.email,
    user_ip: payer.address,
    country: payer.country.toUpperCase(),
    lang: payer.locale,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** A sale: the card is typed on the provider's page, or a token of an earlier sale is used. */
export function saleForm(request: ChargeRequest): Form {
  const { company, reference, amountMinor, currency } = request;
  return {
    transaction_unique_id: companyReference(company, reference),
    amount: decimalOf(amountMinor),
    currency,
    descriptor: request.descriptor,
    callback_url: request.notifyUrl,
    ...buyerOf(request),
    ...paymentOf(request),
  };
}
