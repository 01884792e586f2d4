import { env } from '../../../kernel/env.ts';
import { callProvider, isTechnical, type Reply } from '../call-provider.ts';
import { record, text, type Fields } from '../fields.ts';
import { singleton } from '../../../kernel/singleton.ts';

/** The token is renewed this long before it expires, so that none expires during a call. */
const EARLY_MS = 60_000;

type Access = { readonly token: string; readonly until: number };

const cache = () => singleton('paypal-access', () => ({ current: null as Access | null }));

// The provider sets the lifetime in real time, so it is measured by the machine's clock and not by the app's
// movable clock.
const machineTime = () => performance.now();

function forgetAccess(): void {
  cache().current = null;
}

/**
 * A bearer token, cached for its lifetime; otherwise the reply that explains why there is none, in which case
 * nothing else was sent.
 */
async function accessToken(): Promise<string | Reply> {
  const { current } = cache();
  if (current && current.until > machineTime()) return current.token;
  const { PAYPAL_BASE_URL, PAYPAL_CLIENT_ID = '', PAYPAL_CLIENT_SECRET = '' } = env();
  const basic = Buffer.from(`${PAYPAL_CLIENT_ID}:${PAYPAL_CLIENT_SECRET}`).toString('base64');
  const reply = await callProvider({
    provider: 'paypal',
    method: 'POST',
    url: `${PAYPAL_BASE_URL}/v1/oauth2/token`,
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
    errorCodeOf: (answer) => answer['error'],
  });
  const token = reply.kind === 'answer' ? text(reply.body['access_token']) : null;
  // Without a token the actual call was never made, whatever happened to the token request.
  if (reply.kind !== 'answer' || token === null) {
    return isTechnical(reply) ? reply : { kind: 'not_sent' };
  }
  const seconds = Number(reply.body['expires_in']);
  const lifetime = Number.isFinite(seconds) ? seconds * 1_000 - EARLY_MS : 0;
  cache().current = { token, until: machineTime() + lifetime };
  return token;
}

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
