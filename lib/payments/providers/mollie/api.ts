import { env } from '../../../kernel/env.ts';
import { callProvider, type Reply } from '../call-provider.ts';
import { text, type Fields } from '../fields.ts';

type Sent = {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  /** The provider remembers it for one hour. */
  readonly idempotencyKey?: string;
};

/** A refusal names the faulty field; its other contents are prose. */
const errorCodeOf = (answer: Fields): unknown => text(answer['field']) ?? answer['title'];

/** One call of the REST API. Never throws; has a timeout. */
export function mollieCall(path: string, sent: Sent): Promise<Reply> {
  const { method = 'POST', body, idempotencyKey } = sent;
  return callProvider({
    provider: 'mollie',
    method,
    url: `${env().MOLLIE_BASE_URL}${path}`,
    headers: {
      authorization: `Bearer ${env().MOLLIE_API_KEY ?? ''}`,
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body }),
    errorCodeOf,
  });
}

export const fetchResource = (path: string): Promise<Reply> => mollieCall(path, { method: 'GET' });

/** The API path of a payment. Escaped, because the id comes from outside. */
export const paymentPath = (id: string): string => `/payments/${encodeURIComponent(id)}`;

/** The API path of a customer, which is also the prefix of its mandates. */
export const customerPath = (id: string): string => `/customers/${encodeURIComponent(id)}`;
