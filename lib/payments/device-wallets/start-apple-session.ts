import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Brand } from '../../brands/schema.ts';
import { env } from '../../kernel/env.ts';
import { fail } from '../../kernel/errors.ts';
import { log } from '../../kernel/log.ts';
import { singleton } from '../../kernel/singleton.ts';
import { postOutside, type OutsideAnswer } from '../../security/outgoing.ts';
import { appleGateway } from './apple-gateways.ts';

const MAX_BYTES = 65_536;
const session = z.looseObject({ merchantSessionIdentifier: z.string() });

type Wanted = {
  readonly brand: Brand;
  /** The host of the page that opens the payment sheet. */
  readonly host: string;
  /** The address that Apple's script gave the browser. */
  readonly validationURL: string;
};

/** Certificate and key of the merchant, read once. */
function identity(certificate: string, key: string) {
  const { APPLE_PAY_CA: authority } = env();
  return singleton('apple-pay-identity', () => ({
    cert: readFileSync(certificate),
    key: readFileSync(key),
    ...(authority !== undefined && { ca: readFileSync(authority) }),
  }));
}

async function answered(address: string, asked: Parameters<typeof postOutside>[1]) {
  try {
    return await postOutside(address, asked);
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    log().warn({ provider: 'applepay', reason }, 'apple pay session request failed: no answer');
    return fail('unavailable');
  }
}

function readSession({ status, body }: OutsideAnswer): Readonly<Record<string, unknown>> {
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    given = undefined;
  }
  const read = session.safeParse(given);
  if (status === 200 && read.success) return read.data;
  log().warn(
    { provider: 'applepay', status },
    'apple pay session request failed: no session in the answer',
  );
  return fail('unavailable');
}

/**
 * For the member whose browser opens Apple's payment sheet. Calls only Apple's published gateways, whatever
 * address the browser sends, with the merchant's certificate. Stores nothing. Raises `input_invalid` for
 * another address, `payment_method_unavailable` where no certificate is configured, `unavailable` without a
 * session.
 */
export async function startAppleSession(
  wanted: Wanted,
): Promise<Readonly<Record<string, unknown>>> {
  const { brand, host, validationURL } = wanted;
  const { APPLE_PAY_MERCHANT_ID, APPLE_PAY_CERTIFICATE, APPLE_PAY_KEY, APPLE_PAY_GATEWAY_URL } =
    env();
  if (!APPLE_PAY_MERCHANT_ID || !APPLE_PAY_CERTIFICATE || !APPLE_PAY_KEY) {
    return fail('payment_method_unavailable', { method: 'applepay' });
  }
  const gateway = appleGateway(validationURL, APPLE_PAY_GATEWAY_URL);
  if (gateway === null) {
    return fail('input_invalid', {}, [{ path: 'validationURL', code: 'not_a_gateway' }]);
  }
  const body = Buffer.from(
    JSON.stringify({
      merchantIdentifier: APPLE_PAY_MERCHANT_ID,
      displayName: brand.name,
      initiative: 'web',
      initiativeContext: host,
    }),
  );
  const answer = await answered(validationURL, {
    headers: { 'content-type': 'application/json', 'content-length': body.length },
    body,
    hosts: [gateway],
    standIn: APPLE_PAY_GATEWAY_URL,
    most: MAX_BYTES,
    identity: identity(APPLE_PAY_CERTIFICATE, APPLE_PAY_KEY),
  });
  return readSession(answer);
}
