import { HANG_UP, type Outcome } from '../http/answer.ts';
import { isRecord, parseJson } from '../http/body.ts';

export interface LogEntry {
  readonly at: string;
  readonly operation: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  /** The stored answer of an earlier call with the same key was repeated; nothing was charged. */
  replayed: boolean;
  /** From the body, or from the payment that the URL names. */
  reference: unknown;
  readonly body: unknown;
  /** Null if the connection was dropped instead. */
  status: number | null;
  answer: unknown;
}

const LIMIT = 2000;
const CLEAR_FIELDS = new Set(['number', 'cvc', 'expiryMonth', 'expiryYear']);

/** Unencrypted card data is refused, but must not remain in the log either. */
function withoutClearCard(body: unknown): unknown {
  if (!isRecord(body) || !isRecord(body['paymentMethod'])) return body;
  const method = Object.entries(body['paymentMethod']).filter(([name]) => !CLEAR_FIELDS.has(name));
  return { ...body, paymentMethod: Object.fromEntries(method) };
}

/** Records the answer to a call; a dropped connection has none. */
export function logAnswer(entry: LogEntry, outcome: Outcome): void {
  if (outcome === HANG_UP) return;
  entry.status = outcome.status;
  const { body } = outcome;
  entry.answer = typeof body === 'string' ? parseJson(Buffer.from(body)) : undefined;
}

/** The calls received, oldest first; tests count charges in it. */
export function createRequestLog() {
  let entries: LogEntry[] = [];
  return {
    open(call: Pick<LogEntry, 'operation' | 'path' | 'idempotencyKey' | 'body'>): LogEntry {
      const entry: LogEntry = {
        at: new Date().toISOString(),
        ...call,
        body: withoutClearCard(call.body),
        replayed: false,
        reference: isRecord(call.body) ? call.body['reference'] : undefined,
        status: null,
        answer: null,
      };
      entries = [...entries.slice(1 - LIMIT), entry];
      return entry;
    },
    list: (reference: string | null) =>
      reference === null ? entries : entries.filter((entry) => entry.reference === reference),
    clear() {
      entries = [];
    },
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
