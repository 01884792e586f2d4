import { throughFaults } from '../faults/transport.ts';
import { empty, HANG_UP, json, type Answer, type Outcome } from '../http/answer.ts';
import { parseJson } from '../http/body.ts';
import type { Handler, Visit } from '../http/router.ts';
import type { MollieContext } from './context.ts';
import { mismatch, type Schema } from './schema.ts';
import { errorAnswer, ServiceError } from './service-error.ts';

export interface Operation<Body> {
  /** Name of the operation in the fault plan and the log. */
  readonly name: 'payments' | 'customers' | 'mandates' | 'refunds' | 'lookup';
  readonly request?: Schema;
  readonly status: 200 | 201 | 204;
  /** The merchant's reference by which a fault can be planned. */
  readonly referenceOf: (body: Body, visit: Visit) => string | undefined;
  readonly run: (body: Body, visit: Visit) => unknown;
}

const FAILED = { 429: 'Too many requests.', 500: 'Something went wrong.' } as const;

function authorise({ apiKey }: MollieContext, { headers }: Visit): void {
  if (headers.authorization !== `Bearer ${apiKey}`) {
    throw new ServiceError(401, 'Missing authentication, or failed to authenticate');
  }
}

function readRequest(schema: Schema, body: unknown): unknown {
  const broken = mismatch(schema, body);
  if (broken) throw new ServiceError(422, `The field ${broken.detail}`, broken.field);
  return body;
}

/** Repeats the first answer for a key; after a refused call the key can be used again. */
async function once(
  { state }: MollieContext,
  key: string | undefined,
  work: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly replayed: boolean }> {
  const earlier = key === undefined ? undefined : state.answers.get(key);
  if (earlier) return { answer: await earlier, replayed: true };
  const working = work();
  if (key !== undefined) {
    state.answers.set(key, working);
    working.catch(() => state.answers.delete(key));
  }
  return { answer: await working, replayed: false };
}

/** One API operation: checks key and schema, applies faults and idempotency, logs request and answer. */
export function endpoint<Body = undefined>(
  context: MollieContext,
  { name, request, status, referenceOf, run }: Operation<Body>,
): Handler {
  const answered = async (body: Body, visit: Visit): Promise<Answer> => {
    const result = await run(body, visit);
    if (status === 204) return empty(status);
    return json(result, status, { 'content-type': 'application/hal+json' });
  };

  return async (visit) => {
    const sent = parseJson(visit.body);
    const given = visit.headers['idempotency-key'];
    const key = typeof given === 'string' && visit.method === 'POST' ? given : undefined;
    const path = visit.url.pathname;
    const entry = context.log.open({ operation: name, path, idempotencyKey: key, body: sent });
    const serve = async (): Promise<Outcome> => {
      authorise(context, visit);
      const body = (request === undefined ? undefined : readRequest(request, sent)) as Body;
      const reference = referenceOf(body, visit);
      entry.reference = reference;
      const call = {
        provider: 'mollie',
        operation: name,
        reference,
        signal: visit.signal,
        failure: (code: 429 | 500) => errorAnswer(new ServiceError(code, FAILED[code])),
      };
      return throughFaults(context.faults, call, async () => {
        const { answer, replayed } = await once(context, key, () => answered(body, visit));
        entry.replayed = replayed;
        return answer;
      });
    };
    const outcome = await serve().catch((error: unknown) => {
      if (error instanceof ServiceError) return errorAnswer(error);
      throw error;
    });
    if (outcome === HANG_UP) return outcome;
    entry.status = outcome.status;
    entry.answer = parseJson(Buffer.from(outcome.body as string));
    return outcome;
  };
}
