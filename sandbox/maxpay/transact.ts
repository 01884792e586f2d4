import { ownReference } from '../hosted/company-reference.ts';
import { newId } from '../hosted/new-id.ts';
import { isSeeded } from '../payments/seeded-token.ts';
import { CallError } from './call-error.ts';
import { codeOf, DONE, NOT_FOUND, NOT_REFUNDABLE, USED_ID, PENDING } from './codes.ts';
import type { MaxpayContext } from './context.ts';

import { notify } from './notify.ts';
import { minorOf, present } from './present.ts';
import type { CardForm } from './schema.ts';
import { settle } from './settle.ts';
import { byReference, type Transaction } from './state.ts';

/** A merchant's id is accepted once. */
function open({ state }: MaxpayContext, form: CardForm): Transaction {
  const id = form.transaction_unique_id ?? '';
  if (state.transactions.has(id)) throw new CallError(USED_ID);
  const transaction: Transaction = {
    reference: newId(),
    form,
    pareq: newId(),
    status: 'pending',
    code: PENDING,
    amountMinor: minorOf(form.amount),
    currency: form.currency ?? '',
    isOpen: false,
    case: undefined,
    authenticated: undefined,
    rebillToken: undefined,
    refundedMinor: 0,
  };
  state.transactions.set(id, transaction);
  return transaction;
}

function sell(context: MaxpayContext, form: CardForm) {
  const sale = open(context, form);
  sale.isOpen = true;
  return present(context, sale);
}

/** A later charge of a card stored with an earlier sale: decided at once. */
async function rebill(context: MaxpayContext, form: CardForm) {
  const earlier = [...context.state.transactions.values()].find(
    ({ rebillToken }) => rebillToken !== undefined && rebillToken === form['rebillToken'],
  );
  if (!earlier && !isSeeded(form['rebillToken'])) throw new CallError(NOT_FOUND);
  const sale = open(context, form);
  sale.case = earlier?.case === 'refused_later' ? earlier.case : undefined;
  await settle(context, sale, codeOf(sale.case, false));
  return present(context, sale);
}

async function refund(context: MaxpayContext, form: CardForm) {
  const sale = byReference(context.state, form.reference);
  if (sale?.status !== 'success') throw new CallError(NOT_REFUNDABLE);
  const back = open(context, form);
  const { amountMinor } = back;
  const reference = ownReference(sale.form.transaction_unique_id ?? '');
  const kinds = ['modification_failed'] as const;
  const occasion = { provider: 'maxpay', operation: 'refund', reference };
  const fails =
    context.faults.take({ ...occasion, kinds }) !== undefined ||
    sale.refundedMinor + amountMinor > sale.amountMinor;
  if (!fails) sale.refundedMinor += amountMinor;
  back.status = fails ? 'decline' : 'success';
  back.code = fails ? NOT_REFUNDABLE : DONE;
  await notify(context, back, { operation: 'refund', sale });
  return present(context, back);
}

/** `CHECK`, by the merchant's or the provider's id. */
function check(context: MaxpayContext, form: CardForm) {
  const { transactions } = context.state;
  const found =
    transactions.get(form.transaction_unique_id ?? '') ??
    byReference(context.state, form.reference);
  if (!found) throw new CallError(NOT_FOUND);
  return present(context, found);
}

export const TRANSACTIONS = {
  SALE3D: sell,
  SALE: rebill,
  REFUND: refund,
  CHECK: check,
} as const;
