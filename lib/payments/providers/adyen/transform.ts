import { isTechnical, type Reply } from '../call-provider.ts';
import type { Browser, ChargeRequest, PaymentMethod } from '../charge-request.ts';
import { record, text, type Fields } from '../fields.ts';
import { notProcessed, nothingKnown } from '../nothing-known.ts';
import type { Observation, StoredPaymentMethod } from '../observation.ts';
import type { AskedAttempt } from '../provider.ts';
import { actionOf } from './action.ts';
import { authenticationFields } from './authentication.ts';
import { KEY_IN_USE, outcomeOfCallError, outcomeOfRefusal } from './errors.ts';
import { walletAuthentication, walletMethod } from './wallet.ts';

/** The merchant accounts capture automatically, so an authorisation is a captured payment. */
const STATES: Readonly<Record<string, Observation['state']>> = {
  Authorised: 'captured',
  Refused: 'refused',
  Cancelled: 'canceled',
  Error: 'error',
  Pending: 'confirming',
  Received: 'confirming',
  PresentToShopper: 'confirming',
  RedirectShopper: 'requires_action',
  IdentifyShopper: 'requires_action',
  ChallengeShopper: 'requires_action',
};

function browserInfo({ timezone, ...rest }: Browser): Fields {
  return { ...rest, timeZoneOffset: timezone, javaScriptEnabled: true };
}

/** Throws for a payment method not offered with this provider: a route that leads here is wrong. */
function toAdyenMethod(paymentMethod: PaymentMethod): Fields {
  if (paymentMethod.kind === 'stored')
    return { type: 'scheme', storedPaymentMethodId: paymentMethod.token };
  if (paymentMethod.kind === 'wallet') return walletMethod(paymentMethod);
  if (paymentMethod.kind !== 'sealed_card')
    throw new Error(`unsupported payment method: ${paymentMethod.kind}`);
  const { number, expiryMonth, expiryYear, securityCode } = paymentMethod.fields;
  return {
    type: 'scheme',
    holderName: paymentMethod.holderName,
    encryptedCardNumber: number,
    encryptedExpiryMonth: expiryMonth,
    encryptedExpiryYear: expiryYear,
    encryptedSecurityCode: securityCode,
  };
}

export function paymentBody(request: ChargeRequest): Fields {
  const { paymentMethod, payer, browser, company, amountMinor, currency, initiator } = request;
  const model = initiator === 'merchant' || request.store ? 'Subscription' : 'CardOnFile';
  const storesMandate = request.store || paymentMethod.kind === 'stored';
  return {
    merchantAccount: company,
    reference: request.reference,
    amount: { value: amountMinor, currency },
    paymentMethod: toAdyenMethod(paymentMethod),
    returnUrl: request.returnUrl,
    // The return is a GET: a form posted from another site would arrive without the session cookie.
    redirectToIssuerMethod: 'POST',
    redirectFromIssuerMethod: 'GET',
    channel: 'Web',
    shopperInteraction:
      initiator === 'merchant' || paymentMethod.kind === 'stored' ? 'ContAuth' : 'Ecommerce',
    shopperReference: payer.id,
    shopperEmail: payer.email,
    ...(paymentMethod.kind === 'wallet' && walletAuthentication(paymentMethod)),
    ...(initiator === 'member' && {
      ...(paymentMethod.kind !== 'wallet' && {
        shopperName: { firstName: payer.firstName, lastName: payer.lastName },
      }),
      shopperIP: payer.address,
    }),
    shopperLocale: payer.locale,
    shopperStatement: request.descriptor,
    countryCode: payer.country.toUpperCase(),
    ...(storesMandate && { recurringProcessingModel: model }),
    ...(request.store && { storePaymentMethod: true }),
    ...(browser && { browserInfo: browserInfo(browser) }),
    ...authenticationFields(request),
  };
}

/** The same call without a card: it can return the stored answer but cannot charge anything. */
export function probeBody(attempt: AskedAttempt): Fields {
  return {
    merchantAccount: attempt.company,
    reference: attempt.reference,
    amount: { value: attempt.amountMinor, currency: attempt.currency },
    paymentMethod: { type: 'scheme' },
    returnUrl: 'https://localhost/',
  };
}

function storedOf(data: Fields): StoredPaymentMethod | null {
  const token =
    text(data['tokenization.storedPaymentMethodId']) ??
    text(data['recurring.recurringDetailReference']);
  if (token === null) return null;
  const [month, year] = (text(data['expiryDate']) ?? '').split('/');
  return {
    token,
    cardBrand: text(data['paymentMethod']),
    lastFour: text(data['cardSummary']),
    expiresOn: month && year ? `${month.padStart(2, '0')}/${year}` : null,
  };
}

/** `additionalData` and `amount` have the same form in answers and notifications. */
export function commonOf(
  fields: Fields,
): Pick<
  Observation,
  | 'amountMinor'
  | 'capturedMinor'
  | 'currency'
  | 'threeDs'
  | 'stored'
  | 'payerAlias'
  | 'providerReference'
  | 'reference'
> {
  const amount = record(fields['amount']);
  const data = record(fields['additionalData']);
  const value = amount['value'];
  return {
    reference: text(fields['merchantReference']),
    providerReference: text(fields['pspReference']),
    amountMinor: typeof value === 'number' ? value : null,
    capturedMinor: null,
    currency: text(amount['currency']),
    threeDs: data['threeDAuthenticated'] === 'true',
    stored: storedOf(data),
    payerAlias: text(data['alias']),
  };
}

function observationOf(fields: Fields): Observation {
  const resultCode = text(fields['resultCode']) ?? 'none';
  const refusal = text(fields['refusalReasonCode']);
  const common = commonOf(fields);
  const action = actionOf(record(fields['action']));
  let state = STATES[resultCode] ?? 'unknown';
  // A capture counts only with its amount; the notification will contain it.
  if (state === 'captured' && common.amountMinor === null) state = 'confirming';
  if (state === 'requires_action' && action === null) state = 'error';
  const failed = state === 'refused' || state === 'canceled' || state === 'error';
  return {
    ...common,
    state,
    action,
    technical: false,
    outcome: failed
      ? outcomeOfRefusal(refusal ?? undefined)
      : state === 'captured'
        ? 'success'
        : 'pending',
    result: { resultCode, ...(refusal !== null && { refusalReasonCode: refusal }) },
  };
}

/** The observation that follows from a reply to `/payments` or `/payments/details`. */
export function observe(reply: Reply): Observation {
  if (reply.kind === 'answer') return observationOf(reply.body);
  if (reply.kind === 'not_sent') return notProcessed({ call: 'not_sent' });
  if (reply.kind === 'lost') return nothingKnown('unknown', 'open', { call: 'lost' });
  const { errorCode } = reply;
  if (errorCode === KEY_IN_USE) return nothingKnown('unknown', 'open', { errorCode });
  return isTechnical(reply)
    ? notProcessed({ errorCode })
    : nothingKnown('error', outcomeOfCallError(errorCode), { errorCode });
}
