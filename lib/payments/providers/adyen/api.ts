import { env } from '../../../kernel/env.ts';
import { log } from '../../../kernel/log.ts';

const ANSWER_WITHIN_MS = 10_000;

/**
 * What came of a call. `refused`: the provider said no to the call itself, nothing was done.
 * `not_sent`: no connection was made. `lost`: nobody can tell whether it was done.
 */
export type Reply =
  | { readonly kind: 'answer'; readonly body: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly errorCode: string }
  | { readonly kind: 'not_sent' }
  | { readonly kind: 'lost' };

function record(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

function neverConnected(error: unknown): boolean {
  const cause = error instanceof Error ? record(error.cause) : undefined;
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(cause?.['code']));
}

async function read(response: Response, path: string): Promise<Reply> {
  const body = record(await response.json().catch(() => undefined));
  if (response.ok) return body ? { kind: 'answer', body } : { kind: 'lost' };
  if (response.status >= 500) return { kind: 'lost' };
  const stated = body?.['errorCode'];
  const errorCode = typeof stated === 'string' ? stated : String(response.status);
  // Only the code: the provider's sentence may repeat what it was sent.
  log().warn({ path, status: response.status, errorCode }, 'the card provider refused a call');
  return { kind: 'refused', errorCode };
}

/** One call of the provider's API. Never throws; bounded in time. */
export async function post(path: string, body: unknown, idempotencyKey?: string): Promise<Reply> {
  const { ADYEN_BASE_URL, ADYEN_API_KEY } = env();
  try {
    const response = await fetch(`${ADYEN_BASE_URL}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': ADYEN_API_KEY,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return await read(response, path);
  } catch (error) {
    if (neverConnected(error)) return { kind: 'not_sent' };
    log().warn({ path, reason: error instanceof Error ? error.name : 'unknown' }, 'no answer');
    return { kind: 'lost' };
  }
}
