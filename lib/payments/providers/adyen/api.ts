import { env } from '../../../kernel/env.ts';
import { callProvider, type Reply } from '../call-provider.ts';

type Sent = {
  readonly method?: 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly idempotencyKey?: string;
};

/** One call of the Checkout API. Never throws; bounded in time. */
export function checkout(
  path: string,
  { method = 'POST', body, idempotencyKey }: Sent,
): Promise<Reply> {
  const { ADYEN_BASE_URL, ADYEN_API_KEY } = env();
  return callProvider({
    provider: 'adyen',
    method,
    url: `${ADYEN_BASE_URL}${path}`,
    headers: {
      'x-api-key': ADYEN_API_KEY,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body }),
    errorCodeOf: (answer) => answer['errorCode'],
  });
}
