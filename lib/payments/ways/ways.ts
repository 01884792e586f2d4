import type { Brand } from '../../brands/schema.ts';
import { brandSettings } from '../../brands/settings.ts';
import { isAppError } from '../../kernel/errors.ts';
import type { Provider } from '../providers/provider.ts';
import { needsOf, routeFor } from '../routes/find-route.ts';
import { cardWay, type CardWay } from './card-way.ts';
import { paypalWay, type PaypalWay } from './paypal-way.ts';

/** What the browser may know of each method: addresses and names of the provider, never a key that pays. */
export type Ways = {
  readonly credit_card: CardWay;
  readonly paypal: PaypalWay;
};

export type PayMethod = keyof Ways;

/** One choice of the payment page. */
export type OfferedWay = {
  readonly [M in PayMethod]: { readonly method: M; readonly way: Ways[M] };
}[PayMethod];

export type Asked = {
  /** Who would be tried first. */
  readonly provider: Provider;
  readonly brand: Brand;
};

/** Null where the provider that is routed to cannot be offered on our page. */
const WAYS: { readonly [M in PayMethod]: (asked: Asked) => Ways[M] | null } = {
  credit_card: cardWay,
  paypal: paypalWay,
};

type Wanted = {
  readonly methods: readonly string[];
  readonly flowCode: string;
  readonly planKind: string;
  readonly brand: Brand;
};

const isMethod = (method: string): method is PayMethod => Object.hasOwn(WAYS, method);

function offered(method: PayMethod, asked: Asked): OfferedWay[] {
  const way = WAYS[method](asked);
  return way === null ? [] : [{ method, way } as OfferedWay];
}

/** For the payment page: the ways to pay this plan, in the flow's order, each with what its form needs. */
export async function waysFor(wanted: Wanted): Promise<readonly OfferedWay[]> {
  const { methods, flowCode, planKind, brand } = wanted;
  const { paymentCompany: company } = await brandSettings(brand.id);
  const found = await Promise.all(
    methods.filter(isMethod).map(async (method) => {
      try {
        const needs = needsOf(planKind);
        const [provider] = await routeFor({ company, flowCode, method, needs });
        return offered(method, { provider, brand });
      } catch (error) {
        if (isAppError(error) && error.code === 'payment_method_unavailable') return [];
        throw error;
      }
    }),
  );
  return found.flat();
}
