import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';

export interface ApiAnswer {
  readonly status: number;
  readonly body: {
    readonly resultCode?: string;
    readonly pspReference?: string;
    readonly refusalReason?: string;
    readonly refusalReasonCode?: string;
    readonly errorCode?: string;
    readonly amount?: { readonly value: number; readonly currency: string };
    readonly additionalData?: Readonly<Record<string, string>>;
    readonly action?: {
      readonly url: string;
      readonly method: string;
      readonly data: Record<string, string>;
    };
    readonly storedPaymentMethods?: readonly { readonly id: string; readonly lastFour: string }[];
  };
}

export async function post(
  base: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
): Promise<ApiAnswer> {
  const response = await fetch(`${base}/adyen/v72${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'demo-adyen-key', ...headers },
    body: JSON.stringify(body),
    signal,
  });
  return { status: response.status, body: (await response.json()) as ApiAnswer['body'] };
}

let sequence = 0;

/** A first card payment; `method` and `more` replace parts of it. */
export function payment(method: Record<string, string> = {}, more: Record<string, unknown> = {}) {
  sequence += 1;
  return {
    amount: { value: 1990, currency: 'EUR' },
    merchantAccount: 'gankomedia',
    reference: `order-${String(process.pid)}-${sequence}`,
    returnUrl: 'http://dolcevita.localhost:3000/return?order=1',
    paymentMethod: {
      type: 'scheme',
      holderName: 'Anna Rossi',
      encryptedCardNumber: 'test_4111111111111111',
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
      ...method,
    },
    ...more,
  };
}

export function control(base: string, body: unknown) {
  return fetch(`${base}/control`, { method: 'POST', body: JSON.stringify(body) });
}

export interface Notification {
  readonly eventCode: string;
  readonly pspReference: string;
  readonly originalReference?: string;
  readonly merchantAccountCode: string;
  readonly merchantReference: string;
  readonly amount: { readonly value: number; readonly currency: string };
  readonly success: string;
  readonly reason?: string;
  readonly additionalData: Readonly<Record<string, string>>;
}

interface Arrival {
  readonly path: string;
  readonly item: Notification;
}

/** A merchant's webhook endpoint. Answers with each status in `answers`, then 200. Arrivals can be awaited. */
export async function listenForWebhooks(answers: number[] = []) {
  const arrivals: Arrival[] = [];
  let wake: (() => void) | undefined;
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      const body = JSON.parse(raw) as {
        notificationItems: { NotificationRequestItem: Notification }[];
      };
      const item = body.notificationItems[0]?.NotificationRequestItem;
      if (item !== undefined) arrivals.push({ path: request.url ?? '', item });
      response.writeHead(answers.shift() ?? 200).end();
      wake?.();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook?c={company}`,
    arrivals,
    async next(count: number): Promise<Arrival[]> {
      while (arrivals.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return arrivals;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
