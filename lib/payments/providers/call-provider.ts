import { log } from '../../kernel/log.ts';
import { limitedCall, noteOutsideCall, type Outcome } from '../../kernel/outside-calls.ts';
import type { ProviderName } from './capabilities.ts';
import { record, text, type Fields } from './fields.ts';
import { PROVIDER_ANSWERS_WITHIN_MS } from '../limits.ts';

/**
 * Result of a call. `refused`: the provider rejected the call itself, nothing was done. `not_sent`: no
 * connection was made. `lost`: it is unknown whether it was done.
 */
export type Reply =
  | { readonly kind: 'answer'; readonly body: Fields }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** The provider's code, else the status. */
      readonly errorCode: string;
      readonly body: Fields;
    }
  | { readonly kind: 'not_sent' }
  | { readonly kind: 'lost' };

type Call = {
  readonly provider: ProviderName;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as a form when it is `URLSearchParams`, else as JSON. */
  readonly body?: unknown;
  /** Reads the error code from the body of a refusal. */
  readonly errorCodeOf: (body: Fields) => unknown;
};

const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
/** The message with which `fetch` refuses a forbidden port, before it connects. */
const BAD_PORT = 'bad port';
const NOT_PROCESSED = new Set([401, 403, 429]);

/** Whether it is certain that nothing was done and that the fault is in the call, not in the payment. */
export function isTechnical(reply: Reply): boolean {
  return reply.kind === 'not_sent' || (reply.kind === 'refused' && NOT_PROCESSED.has(reply.status));
}

function neverConnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return NEVER_CONNECTED.has(String(record(cause)['code'])) || reasonOf(error) === BAD_PORT;
}

/** Why a call failed, without its address: the code or the message of the cause, else the error's name. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = record(error.cause)['code'];
  if (typeof code === 'string') return code;
  return error.cause instanceof Error ? error.cause.message : error.name;
}

async function read(response: Response, call: Call): Promise<Reply> {
  if (response.status === 204) return { kind: 'answer', body: {} };
  const parsed: unknown = await response.json().catch(() => undefined);
  const isRecord = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  const body = record(parsed);
  if (response.ok) return isRecord ? { kind: 'answer', body } : { kind: 'lost' };
  if (response.status >= 500) return { kind: 'lost' };
  const { provider, url } = call;
  const { status } = response;
  const errorCode = text(call.errorCodeOf(body)) ?? String(status);
  // Logs only the code: the provider's message may repeat what it was sent.
  log().warn({ provider, path: new URL(url).pathname, status, errorCode }, 'provider call refused');
  return { kind: 'refused', status, errorCode, body };
}

async function carryOut(call: Call): Promise<Reply> {
  const { provider, method, url, headers, body } = call;
  const isForm = body instanceof URLSearchParams;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(PROVIDER_ANSWERS_WITHIN_MS),
    });
    return await read(response, call);
  } catch (error) {
    const kind = neverConnected(error) ? 'not_sent' : 'lost';
    const { pathname: path } = new URL(url);
    log().warn(
      { provider, path, reason: reasonOf(error), kind },
      'provider call failed: no answer',
    );
    return { kind };
  }
}

const OUTCOMES: Readonly<Record<Reply['kind'], Outcome>> = {
  answer: 'answered',
  refused: 'refused',
  not_sent: 'not_sent',
  lost: 'lost',
};

/** One call of a provider's API, of a limited number at a time. Never throws, follows no redirect, has a timeout. */
export function callProvider(call: Call): Promise<Reply> {
  return limitedCall(call.provider, () => observed(call));
}

async function observed(call: Call): Promise<Reply> {
  const began = performance.now();
  const reply = await carryOut(call);
  noteOutsideCall(call.provider, OUTCOMES[reply.kind], performance.now() - began);
  return reply;
}
