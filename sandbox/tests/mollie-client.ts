import { callApi, type ApiCall } from './call-api.ts';

export interface CheckoutAnswer {
  readonly status: number;
  readonly body: {
    readonly id?: string;
    readonly status?: string;
    readonly field?: string;
    readonly mandateId?: string;
    readonly customerId?: string;
    readonly sequenceType?: string;
    readonly details?: Readonly<Record<string, string>>;
    readonly statusReason?: { readonly code: string };
    readonly amountRemaining?: { readonly value: string };
    readonly _links?: { readonly checkout?: { readonly href: string } };
    readonly _embedded?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  };
}

/** Calls the provider's API as a merchant does; `bearer` replaces the demo key. */
export function checkoutApi(
  base: string,
  path: string,
  sent: ApiCall = {},
): Promise<CheckoutAnswer> {
  const { key, bearer = 'test_demoMollieKeyOfTheSandbox0001' } = sent;
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return callApi(`${base}/mollie/v2${path}`, { ...sent, bearer }, headers);
}

let payments = 0;

/** A payment of the demo merchant; each has its own reference. */
export function payment(more: Readonly<Record<string, unknown>> = {}) {
  payments += 1;
  return {
    amount: { currency: 'EUR', value: '24.90' },
    description: '150 crediti',
    redirectUrl: 'http://dolcevita.localhost:3000/mollie/paymentCheck?order=1',
    cancelUrl: 'http://dolcevita.localhost:3000/purchase?order=1',
    webhookUrl: 'http://dolcevita.localhost:3000/api/webhooks/mollie?c=gankomedia',
    locale: 'it_IT',
    sequenceType: 'oneoff',
    metadata: { company: 'gankomedia', reference: `A-mollie-${payments}` },
    ...more,
  };
}

/** Chooses the result of a payment on the checkout page; returns the address of the redirect. */
export async function choose(
  { body }: CheckoutAnswer,
  ending: string,
  reason = '',
): Promise<string | null> {
  const answer = await fetch(body._links?.checkout?.href ?? '', {
    method: 'POST',
    body: new URLSearchParams({ ending, reason }),
    redirect: 'manual',
  });
  return answer.headers.get('location');
}
