import { throughFaults } from '../faults/transport.ts';
import { json, type Answer, type Outcome } from '../http/answer.ts';
import type { Handler, Visit } from '../http/router.ts';
import { logAnswer } from '../payments/request-log.ts';
import { ownReference } from '../hosted/company-reference.ts';
import { CallError } from './call-error.ts';
import { WRONG_FIELDS, WRONG_KEY } from './codes.ts';
import type { MaxpayContext } from './context.ts';
import { mismatch, type CardForm } from './schema.ts';
import { requestSignature } from './sign.ts';
import { byReference } from './state.ts';
import { TRANSACTIONS } from './transact.ts';

type Type = keyof typeof TRANSACTIONS;

/** Names of the operations in the fault plan and the log. */
const OPERATIONS: Readonly<Record<Type, string>> = {
  SALE3D: 'sale',
  SALE: 'sale',
  REFUND: 'refund',
  CHECK: 'check',
};

const isType = (type: string | undefined): type is Type =>
  type !== undefined && type in TRANSACTIONS;

const refused = (code: number, status = 200): Answer =>
  json({ status: 'error', code, message: 'The call was refused.' }, status);

function authorise({ publicKey, privateKey }: MaxpayContext, form: CardForm): void {
  const { signature = '', ...fields } = form as Readonly<Record<string, string>>;
  const right = requestSignature(fields, privateKey);
  if (form['publicKey'] !== publicKey || signature !== right) throw new CallError(WRONG_KEY);
}

/** The merchant's own reference of the sale that a call refers to. */
function referenceOf({ state }: MaxpayContext, form: CardForm): string | undefined {
  const sale = byReference(state, form.reference);
  const id = sale?.form.transaction_unique_id ?? form.transaction_unique_id;
  return id === undefined ? undefined : ownReference(id);
}

async function perform(context: MaxpayContext, type: Type, form: CardForm): Promise<Answer> {
  try {
    const reply = await TRANSACTIONS[type](context, form);
    const broken = mismatch('answer', reply);
    if (broken !== undefined) throw new Error(`Answer to ${type}: ${broken}`);
    return json(reply);
  } catch (error) {
    if (error instanceof CallError) return refused(error.code);
    throw error;
  }
}

async function answer(context: MaxpayContext, form: CardForm, visit: Visit): Promise<Outcome> {
  const { transaction_type: type } = form;
  if (!isType(type) || mismatch(type, form) !== undefined) return refused(WRONG_FIELDS);
  try {
    authorise(context, form);
  } catch (error) {
    if (error instanceof CallError) return refused(error.code, 401);
    throw error;
  }
  const call = {
    provider: 'maxpay',
    operation: OPERATIONS[type],
    signal: visit.signal,
    reference: referenceOf(context, form),
    failure: (status: 429 | 500) => refused(WRONG_FIELDS, status),
  };
  return throughFaults(context.faults, call, () => perform(context, type, form));
}

/** `POST api/cc`, the provider's only call: checks fields and signature, applies faults, logs request and answer. */
export function endpoint(context: MaxpayContext): Handler {
  return async (visit) => {
    const form = Object.fromEntries(new URLSearchParams(visit.body.toString('utf8'))) as CardForm;
    const type = form.transaction_type;
    const entry = context.log.open({
      operation: isType(type) ? OPERATIONS[type] : 'unknown',
      path: visit.url.pathname,
      idempotencyKey: undefined,
      body: form,
    });
    entry.reference = referenceOf(context, form);
    const outcome = await answer(context, form, visit);
    logAnswer(entry, outcome);
    return outcome;
  };
}
