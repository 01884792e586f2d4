import type { Brand } from '../../brands/schema.ts';
import { brandSettings, type BrandSettings } from '../../brands/settings.ts';
import { isAppError } from '../../kernel/errors.ts';
import type { Provider } from '../providers/provider.ts';
import { needsOf, routeFor } from '../routes/find-route.ts';
import { applePayWay, type ApplePayWay } from './apple-pay-way.ts';
import { cardWay, type CardWay } from './card-way.ts';
import { mollieWay, type MollieWay } from './mollie-way.ts';
import { googlePayWay, type GooglePayWay } from './google-pay-way.ts';
import { paypalWay, type PaypalWay } from './paypal-way.ts';
import { storedWays, type StoredWay } from './stored-ways.ts';

/** What the browser may know of each method: addresses and names of the provider, never a key that pays. */
export type Ways = {
  readonly credit_card: CardWay;
  readonly paypal: PaypalWay;
  readonly mollie: MollieWay;
  readonly googlepay: GooglePayWay;
  readonly applepay: ApplePayWay;
};

export type PayMethod = keyof Ways;

/** One choice of the payment page: a method of the flow, or a card that is kept. */
export type OfferedWay =
  | { readonly [M in PayMethod]: { readonly method: M; readonly way: Ways[M] } }[PayMethod]
  | { readonly method: 'stored_card'; readonly way: StoredWay };

export type Asked = {
  /** Who would be tried first. */
  readonly provider: Provider;
  readonly brand: Brand;
  readonly settings: BrandSettings;
};

/** Null where the provider that is routed to cannot be offered on our page. */
const WAYS: { readonly [M in PayMethod]: (asked: Asked) => Ways[M] | null } = {
  credit_card: cardWay,
  paypal: paypalWay,
  mollie: mollieWay,
  googlepay: googlePayWay,
  applepay: applePayWay,
};

type Wanted = {
  readonly memberId: string;
  readonly methods: readonly string[];
  readonly flowCode: string;
  readonly planKind: string;
  readonly brand: Brand;
  readonly now: Date;
};

const isMethod = (method: string): method is PayMethod => Object.hasOwn(WAYS, method);

function offered(method: PayMethod, asked: Asked): OfferedWay[] {
  const way = WAYS[method](asked);
  return way === null ? [] : [{ method, way } as OfferedWay];
}

/** Those that take a method, first to last; none where it cannot be paid with now. */
async function routeOf(wanted: Parameters<typeof routeFor>[0]): Promise<readonly Provider[]> {
  try {
    return await routeFor(wanted);
  } catch (error) {
    if (isAppError(error) && error.code === 'payment_method_unavailable') return [];
    throw error;
  }
}

/**
 * For the payment page: the ways to pay this plan, each with what its form needs. Kept cards come first,
 * then the flow's methods in its order. A card check is made with a card that is typed.
 */
export async function waysFor(wanted: Wanted): Promise<readonly OfferedWay[]> {
  const { memberId, methods, flowCode, planKind, brand, now } = wanted;
  const settings = await brandSettings(brand.id);
  const { paymentCompany: company } = settings;
  const needs = needsOf(planKind);
  const found = await Promise.all(
    methods.filter(isMethod).map(async (method): Promise<readonly OfferedWay[]> => {
      const route = await routeOf({ company, flowCode, method, needs });
      const [provider] = route;
      if (!provider) return [];
      const fresh = offered(method, { provider, brand, settings });
      if (method !== 'credit_card' || planKind === 'card_check') return fresh;
      const cards = await storedWays({ memberId, brand, company, route, now });
      return [...cards.map((way) => ({ method: 'stored_card' as const, way })), ...fresh];
    }),
  );
  const ways = found.flat();
  return [
    ...ways.filter(({ method }) => method === 'stored_card'),
    ...ways.filter(({ method }) => method !== 'stored_card'),
  ];
}
