import { throughFaults } from '../faults/transport.ts';
import { empty, json, type Answer, type Outcome } from '../http/answer.ts';
import { parseJson } from '../http/body.ts';
import type { Handler, Visit } from '../http/router.ts';
import { logAnswer } from '../payments/request-log.ts';
import { authorise } from './access.ts';
import type { PayPalContext } from './context.ts';
import { mismatch, type Schema } from './schema.ts';
import { errorAnswer, ServiceError } from './service-error.ts';

const MAX_REQUEST_ID_LENGTH = 108;

export interface Operation<Body> {
  /** Name of the operation in the fault plan and the log. */
  readonly name: 'orders' | 'capture' | 'refunds' | 'lookup' | 'vault';
  readonly request?: Schema;
  readonly response?: Schema;
  readonly status: 200 | 201 | 204;
  /** The merchant's reference by which a fault can be planned. */
  readonly referenceOf: (context: PayPalContext, body: Body, visit: Visit) => string | undefined;
  readonly run: (context: PayPalContext, body: Body, visit: Visit) => unknown;
}

function requestIdOf({ headers }: Visit): string | undefined {
  const id = headers['paypal-request-id'];
  if (typeof id !== 'string') return undefined;
  if (id.length > MAX_REQUEST_ID_LENGTH) {
    throw new ServiceError(400, 'INVALID_REQUEST', 'INVALID_STRING_LENGTH');
  }
  return id;
}

function readRequest(schema: Schema, { body }: Visit): unknown {
  const read = body.length === 0 ? {} : parseJson(body);
  const broken = mismatch(schema, read);
  if (broken === undefined) return read;
  throw new ServiceError(400, 'INVALID_REQUEST', `INVALID_PARAMETER_SYNTAX: ${broken}`);
}

async function perform<Body>(
  context: PayPalContext,
  { run, response, status }: Operation<Body>,
  body: Body,
  visit: Visit,
): Promise<Answer> {
  const result = await run(context, body, visit);
  if (response === undefined) return empty(status);
  const broken = mismatch(response, result);
  if (broken !== undefined) throw new Error(`Answer breaks ${response}: ${broken}`);
  return json(result, status);
}

/** Repeats the first call's answer for a key; after a failed call the key can be used again. */
function remembered(
  { state }: PayPalContext,
  key: string | undefined,
  work: () => Promise<Answer>,
): { readonly answer: Promise<Answer>; readonly replayed: boolean } {
  if (key === undefined) return { answer: work(), replayed: false };
  const earlier = state.answers.get(key);
  if (earlier) return { answer: earlier, replayed: true };
  const answer = work();
  state.answers.set(key, answer);
  answer.catch(() => state.answers.delete(key));
  return { answer, replayed: false };
}

/** One API operation: checks token and schema, applies faults and idempotency, logs request and answer. */
export function endpoint<Body = undefined>(
  context: PayPalContext,
  operation: Operation<Body>,
): Handler {
  return async (visit) => {
    const { name, request } = operation;
    const entry = context.log.open({
      operation: name,
      path: visit.url.pathname,
      idempotencyKey: String(visit.headers['paypal-request-id'] ?? ''),
      body: parseJson(visit.body),
    });
    let outcome: Outcome;
    try {
      authorise(context, visit);
      const body = (request === undefined ? undefined : readRequest(request, visit)) as Body;
      const reference = operation.referenceOf(context, body, visit);
      entry.reference = reference;
      const key = requestIdOf(visit);
      const failure = (status: 429 | 500) =>
        errorAnswer(
          status === 429
            ? new ServiceError(429, 'RATE_LIMIT_REACHED', 'RATE_LIMIT_REACHED')
            : new ServiceError(500, 'INTERNAL_SERVER_ERROR', 'INTERNAL_SERVICE_ERROR'),
        );
      const call = {
        provider: 'paypal',
        operation: name,
        reference,
        signal: visit.signal,
        failure,
      };
      outcome = await throughFaults(context.faults, call, () => {
        const { answer, replayed } = remembered(context, key, () =>
          perform(context, operation, body, visit),
        );
        entry.replayed = replayed;
        return answer;
      });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      outcome = errorAnswer(error);
    }
    logAnswer(entry, outcome);
    return outcome;
  };
}
