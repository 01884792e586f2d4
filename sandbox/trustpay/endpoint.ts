import { createHash, timingSafeEqual } from 'node:crypto';
import { throughFaults } from '../faults/transport.ts';
import { json, type Answer, type Outcome } from '../http/answer.ts';
import type { Handler, Visit } from '../http/router.ts';
import { logAnswer } from '../payments/request-log.ts';
import type { TrustPayContext } from './context.ts';
import { mismatch, type Schema } from './schema.ts';

/** A refused call: nothing was done. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

export interface Operation<Form> {
  /** Name of the operation in the fault plan and the log. */
  readonly name: 'purchase' | 'refund' | 'instance';
  readonly request?: Schema;
  /** The merchant's reference by which a fault can be planned. */
  readonly referenceOf: (form: Form, visit: Visit) => string | undefined;
  readonly run: (form: Form, visit: Visit) => unknown;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const refused = (status: number, code: string): Answer =>
  json({ status: 0, description: 'The call was refused.', paymentStatus: code }, status);

function authorise({ apiKey }: TrustPayContext, { headers }: Visit): void {
  const given = headers['x-api-key'];
  const key = typeof given === 'string' ? given : '';
  if (!timingSafeEqual(digest(key), digest(apiKey))) throw new CallError(401, '800.900.300');
}

function readForm(schema: Schema, { headers, body }: Visit): unknown {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  const form = Object.fromEntries(new URLSearchParams(isForm ? body.toString('utf8') : ''));
  const broken = mismatch(schema, form);
  if (broken !== undefined) throw new CallError(400, '200.300.404');
  return form;
}

/** One API operation: checks key and form, applies faults, logs request and answer. */
export function endpoint<Form = undefined>(
  context: TrustPayContext,
  { name, request, referenceOf, run }: Operation<Form>,
): Handler {
  return async (visit) => {
    const body = Object.fromEntries(new URLSearchParams(visit.body.toString('utf8')));
    const path = visit.url.pathname;
    const entry = context.log.open({ operation: name, path, idempotencyKey: undefined, body });
    let outcome: Outcome;
    try {
      authorise(context, visit);
      const form = (request === undefined ? undefined : readForm(request, visit)) as Form;
      const reference = referenceOf(form, visit);
      entry.reference = reference;
      const failure = (status: 429 | 500) => refused(status, '900.100.100');
      const call = { provider: 'trustpay', operation: name, reference, failure };
      outcome = await throughFaults(context.faults, { ...call, signal: visit.signal }, async () => {
        const answer = await run(form, visit);
        const broken = mismatch('instance', answer);
        if (broken !== undefined) throw new Error(`Answer to ${name}: ${broken}`);
        return json(answer);
      });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      outcome = refused(error.status, error.code);
    }
    logAnswer(entry, outcome);
    return outcome;
  };
}
