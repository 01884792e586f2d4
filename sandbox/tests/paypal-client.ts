import { callApi, type ApiCall } from './call-api.ts';

interface Link {
  readonly rel: string;
  readonly href: string;
}

export interface WalletAnswer {
  readonly status: number;
  readonly body: {
    readonly id?: string;
    readonly status?: string;
    readonly links?: readonly Link[];
    readonly details?: readonly { readonly issue: string }[];
    readonly purchase_units?: readonly {
      readonly payments?: { readonly captures: readonly { readonly id: string }[] };
    }[];
  };
}

async function grant(base: string): Promise<string> {
  const response = await fetch(`${base}/paypal/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('demo-paypal-client:demo-paypal-secret')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Calls the wallet's API as a merchant does; `bearer` replaces the token it would obtain. */
export async function wallet(
  base: string,
  path: string,
  sent: ApiCall = {},
): Promise<WalletAnswer> {
  const { key, bearer = await grant(base) } = sent;
  const headers = key === undefined ? {} : { 'paypal-request-id': key };
  return callApi(`${base}/paypal${path}`, { ...sent, bearer }, headers);
}

let orders = 0;

/** An order of the demo merchant; each has its own reference. */
export function order(more: Readonly<Record<string, unknown>> = {}) {
  orders += 1;
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: `A-order-${orders}`,
        invoice_id: `gankomedia:A-order-${orders}`,
        description: '150 crediti',
        amount: { currency_code: 'EUR', value: '29.90' },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: 'http://dolcevita.localhost:3000/paypal/paymentCheck?order=1',
          cancel_url: 'http://dolcevita.localhost:3000/purchase?order=1',
          locale: 'it',
          ...more,
        },
      },
    },
  };
}

export const approvalOf = ({ body }: WalletAnswer): string =>
  body.links?.find(({ rel }) => rel === 'payer-action')?.href ?? '';

/** Answers the approval page; returns the response with its redirect. */
export async function answer(
  url: string,
  decision: string,
  email = 'buyer@example.test',
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ email, decision }),
    redirect: 'manual',
  });
}
