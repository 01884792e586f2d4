import type { Brand } from '../../brands/schema.ts';
import { brandSettings } from '../../brands/settings.ts';
import { isAppError } from '../../kernel/errors.ts';
import type { Provider } from '../providers/provider.ts';
import { triesLeft } from '../queries.ts';
import { needsOf, routeFor } from '../routes/find-route.ts';
import { applePayDetails, type ApplePayDetails } from './apple-pay-details.ts';
import { cardDetails, type CardDetails } from './card-details.ts';
import { mollieDetails, type MollieDetails } from './mollie-details.ts';
import type { OptionRequest } from './option-request.ts';
import { googlePayDetails, type GooglePayDetails } from './google-pay-details.ts';
import { paypalDetails, type PaypalDetails } from './paypal-details.ts';
import { storedCardDetails, type StoredCardDetails } from './stored-card-details.ts';

/** What the browser may know about each method: hosts and names of the provider, never a secret key. */
export type MethodDetails = {
  readonly credit_card: CardDetails;
  readonly paypal: PaypalDetails;
  readonly mollie: MollieDetails;
  readonly googlepay: GooglePayDetails;
  readonly applepay: ApplePayDetails;
};

export type PayMethod = keyof MethodDetails;

/** One option of the payment page: a method of the flow, or a stored card. */
export type PaymentOption =
  | {
      readonly [M in PayMethod]: { readonly method: M; readonly details: MethodDetails[M] };
    }[PayMethod]
  | { readonly method: 'stored_card'; readonly details: StoredCardDetails };

/** Null where the routed provider cannot be offered on our page. */
const DETAILS_OF: {
  readonly [M in PayMethod]: (request: OptionRequest) => MethodDetails[M] | null;
} = {
  credit_card: cardDetails,
  paypal: paypalDetails,
  mollie: mollieDetails,
  googlepay: googlePayDetails,
  applepay: applePayDetails,
};

type Wanted = {
  readonly memberId: string;
  readonly methods: readonly string[];
  readonly flowCode: string;
  readonly planKind: string;
  readonly brand: Brand;
  readonly now: Date;
};

const isMethod = (method: string): method is PayMethod => Object.hasOwn(DETAILS_OF, method);

function offered(method: PayMethod, request: OptionRequest): PaymentOption[] {
  const details = DETAILS_OF[method](request);
  return details === null ? [] : [{ method, details } as PaymentOption];
}

/** The providers for a method, in the order they are tried; empty where the method is unavailable now. */
async function routeOf(wanted: Parameters<typeof routeFor>[0]): Promise<readonly Provider[]> {
  try {
    return await routeFor(wanted);
  } catch (error) {
    if (isAppError(error) && error.code === 'payment_method_unavailable') return [];
    throw error;
  }
}

/**
 * For the payment page: the options to pay for this plan, each with what its form needs. Stored cards come
 * first, then the flow's methods in its order. A method that was refused too often is left out, and a card
 * check offers no stored cards.
 */
export async function listPaymentOptions(wanted: Wanted): Promise<readonly PaymentOption[]> {
  const { memberId, methods, flowCode, planKind, brand, now } = wanted;
  const settings = await brandSettings(brand.id);
  const { paymentCompany: company } = settings;
  const needs = needsOf(planKind);
  const found = await Promise.all(
    methods.filter(isMethod).map(async (method): Promise<readonly PaymentOption[]> => {
      const [route, left] = await Promise.all([
        routeOf({ company, flowCode, method, needs }),
        triesLeft(memberId, now, method),
      ]);
      const [provider] = route;
      if (!provider || left === 0) return [];
      const fresh = offered(method, { provider, brand, settings });
      if (method !== 'credit_card' || planKind === 'card_check') return fresh;
      const cards = await storedCardDetails({ memberId, brand, company, route, now });
      return [...cards.map((details) => ({ method: 'stored_card' as const, details })), ...fresh];
    }),
  );
  const options = found.flat();
  return [
    ...options.filter(({ method }) => method === 'stored_card'),
    ...options.filter(({ method }) => method !== 'stored_card'),
  ];
}
