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

/** One call that does something: the provider knows no idempotency, so a repeated one does it again. */
export const send = (path: 'purchase' | 'Refund', form: Readonly<Record<string, string>>) =>
  call(path, 'POST', new URLSearchParams(form));

/** How a purchase or a refund stands. Ids come from outside. */
export const readInstance = (id: string): Promise<Reply> =>
  call(`instance/${encodeURIComponent(id)}`, 'GET');
