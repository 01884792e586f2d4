import { singleton } from '../../../kernel/singleton.ts';
import { env } from '../../../kernel/env.ts';
import { callProvider, isTechnical, type Reply } from '../call-provider.ts';
import { text } from '../fields.ts';

/** The token is renewed this long before it expires, so that none expires during a call. */
const EARLY_MS = 60_000;

type Access = { readonly token: string; readonly until: number };

const cache = () => singleton('paypal-access', () => ({ current: null as Access | null }));

// The provider sets the lifetime in real time, so it is measured by the machine's clock and not by the app's
// movable clock.
const machineTime = () => performance.now();

export function forgetAccess(): void {
  cache().current = null;
}

/**
 * A bearer token, cached for its lifetime; otherwise the reply that explains why there is none, in which case
 * nothing else was sent.
 */
export async function accessToken(): Promise<string | Reply> {
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
