import { createHash, timingSafeEqual } from 'node:crypto';
import { throughFaults } from '../faults/transport.ts';
import { empty, HANG_UP, json, type Answer, type Outcome } from '../http/answer.ts';
import { isRecord, parseJson } from '../http/body.ts';
import type { Handler, Visit } from '../http/router.ts';
import type { LogEntry } from '../payments/request-log.ts';
import type { AdyenContext } from './context.ts';
import { mismatch } from './schema.ts';
import { errorAnswer, invalid, ServiceError } from './service-error.ts';

interface Operation<Body> {
  /** Name of the operation in the fault plan and the log. */
  readonly name: string;
  readonly request?: string;
  readonly response?: string;
  readonly status: 200 | 201 | 204;
  readonly run: (context: AdyenContext, body: Body, visit: Visit) => unknown;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function header(visit: Visit, name: string): string | undefined {
  const value = visit.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function authorise(context: AdyenContext, visit: Visit) {
  const key = header(visit, 'x-api-key') ?? '';
  if (!timingSafeEqual(digest(key), digest(context.apiKey))) {
    throw new ServiceError(401, '000', 'security', 'HTTP Status Response - Unauthorized');
  }
}

function checkMerchant(context: AdyenContext, body: unknown, visit: Visit) {
  const stated = isRecord(body)
    ? body['merchantAccount']
    : visit.url.searchParams.get('merchantAccount');
  const optional = isRecord(body) && !('merchantAccount' in body);
  if (!optional && !context.merchantAccounts.some((account) => account === stated)) {
    throw new ServiceError(403, '901', 'security', 'Invalid Merchant Account');
  }
}

function readRequest(schema: string, visit: Visit): unknown {
  const body = parseJson(visit.body);
  if (body === undefined) throw new ServiceError(400, '702', 'validation', 'The body is not JSON');
  const broken = mismatch('checkout', schema, body);
  if (broken !== undefined) throw invalid('702', `Request breaks ${schema}: ${broken}`);
  return body;
}

async function perform<Body>(
  context: AdyenContext,
  operation: Operation<Body>,
  body: unknown,
  visit: Visit,
): Promise<Answer> {
  const result = await operation.run(context, body as Body, visit);
  if (operation.response === undefined) return empty(operation.status);
  const broken = mismatch('checkout', operation.response, result);
  if (broken !== undefined) throw new Error(`Answer breaks ${operation.response}: ${broken}`);
  return json(result, operation.status);
}

async function answerCall<Body>(
  context: AdyenContext,
  operation: Operation<Body>,
  visit: Visit,
  entry: LogEntry,
): Promise<Outcome> {
  authorise(context, visit);
  const body = operation.request === undefined ? undefined : readRequest(operation.request, visit);
  checkMerchant(context, body, visit);
  const call = {
    provider: 'adyen',
    operation: operation.name,
    reference: typeof entry.reference === 'string' ? entry.reference : undefined,
    signal: visit.signal,
    failure: (status: 429 | 500) =>
      errorAnswer(new ServiceError(status, '905', 'internal', 'The service is not available')),
  };
  return throughFaults(context.faults, call, async () => {
    const identity = { path: visit.url.pathname, body: visit.body };
    const key = header(visit, 'idempotency-key');
    const { answer, replayed } = await context.idempotency(key, identity, () =>
      perform(context, operation, body, visit),
    );
    entry.replayed = replayed;
    return answer;
  });
}

/**
 * One API operation: checks key, schema and merchant account, applies faults and idempotency, logs request
 * and answer.
 */
export function endpoint<Body>(context: AdyenContext, operation: Operation<Body>): Handler {
  return async (visit) => {
    const entry = context.log.open({
      operation: operation.name,
      path: visit.url.pathname,
      idempotencyKey: header(visit, 'idempotency-key'),
      body: parseJson(visit.body),
    });
    let outcome: Outcome;
    try {
      outcome = await answerCall(context, operation, visit, entry);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      outcome = errorAnswer(error);
    }
    if (outcome !== HANG_UP) {
      entry.status = outcome.status;
      entry.answer =
        typeof outcome.body === 'string' ? parseJson(Buffer.from(outcome.body)) : undefined;
    }
    return outcome;
  };
}
