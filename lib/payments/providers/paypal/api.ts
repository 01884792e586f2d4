import { env } from '../../../kernel/env.ts';
import { callProvider, type Reply } from '../call-provider.ts';
import { record, type Fields } from '../fields.ts';
import { accessToken, forgetAccess } from './access-token.ts';

type Sent = {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  /** Up to 108 characters; the provider remembers it for six hours. */
  readonly requestId?: string;
};

function issueOf(answer: Fields): unknown {
  const details = answer['details'];
  const first: unknown = Array.isArray(details) ? details[0] : undefined;
  return record(first)['issue'] ?? answer['name'] ?? answer['error'];
}

async function once(path: string, { method = 'POST', body, requestId }: Sent): Promise<Reply> {
  const access = await accessToken();
  if (typeof access !== 'string') return access;
  return callProvider({
    provider: 'paypal',
    method,
    url: `${env().PAYPAL_BASE_URL}${path}`,
    headers: {
      authorization: `Bearer ${access}`,
      prefer: 'return=representation',
      ...(requestId !== undefined && { 'paypal-request-id': requestId }),
    },
    ...(body !== undefined && { body }),
    errorCodeOf: issueOf,
  });
}

/** One call of the REST API. Never throws; has a timeout. A revoked access token is renewed once. */
export async function paypalCall(path: string, sent: Sent): Promise<Reply> {
  const reply = await once(path, sent);
  if (reply.kind !== 'refused' || reply.status !== 401) return reply;
  forgetAccess();
  return once(path, sent);
}

export const fetchResource = (path: string): Promise<Reply> => paypalCall(path, { method: 'GET' });

/** The API path of an order. Escaped, because the id comes from outside. */
export const orderPath = (id: string): string => `/v2/checkout/orders/${encodeURIComponent(id)}`;
