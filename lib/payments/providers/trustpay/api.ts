import { env } from '../../../kernel/env.ts';
import { callProvider, type Reply } from '../call-provider.ts';

function call(path: string, method: 'GET' | 'POST', body?: URLSearchParams): Promise<Reply> {
  const { TRUSTPAY_BASE_URL, TRUSTPAY_API_KEY = '' } = env();
  return callProvider({
    provider: 'trustpay',
    method,
    url: `${TRUSTPAY_BASE_URL}/api/v1/${path}`,
    headers: { 'x-api-key': TRUSTPAY_API_KEY },
    ...(body && { body }),
    errorCodeOf: (answer) => answer['paymentStatus'],
  });
}

/** One call with an effect. The provider has no idempotency keys, so a repeated call has the effect again. */
export const send = (path: 'purchase' | 'Refund', form: Readonly<Record<string, string>>) =>
  call(path, 'POST', new URLSearchParams(form));

/** The state of a purchase or a refund. The id is escaped, because it comes from outside. */
export const readInstance = (id: string): Promise<Reply> =>
  call(`instance/${encodeURIComponent(id)}`, 'GET');
