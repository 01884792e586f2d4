import { newId } from '../hosted/new-id.ts';
import { isSeeded } from '../payments/seeded-token.ts';
import { codeOf, PENDING } from './codes.ts';
import type { TrustPayContext } from './context.ts';
import { CallError } from './endpoint.ts';
import { minorOf, presentPurchase } from './present.ts';
import type { PurchaseForm } from './schema.ts';
import { settle } from './settle.ts';
import { type Purchase } from './state.ts';

function opened(form: PurchaseForm): Purchase {
  return {
    id: newId(),
    token: newId(),
    form,
    code: PENDING,
    isOpen: true,
    case: undefined,
    amountMinor: minorOf(form.amount),
    currency: form.currency,
    authenticated: undefined,
    refundedMinor: 0,
  };
}

/** A later charge of a card stored with its first purchase: decided at once. */
async function recurring(context: TrustPayContext, purchase: Purchase): Promise<void> {
  const { parentInstanceId } = purchase.form;
  const parent = context.state.purchases.get(parentInstanceId ?? '');
  if (!isSeeded(parentInstanceId) && parent?.form['browser[paymentType]'] !== 'RecurringInitial') {
    throw new CallError(400, '100.350.100');
  }
  purchase.isOpen = false;
  purchase.case = parent?.case === 'refused_later' ? parent.case : undefined;
  await settle(context, purchase, codeOf(purchase.case, false));
}

/**
 * `POST api/v1/purchase`: a page for the card, or an immediate charge of a stored one. Every call creates a
 * new purchase.
 */
export async function makePurchase(context: TrustPayContext, form: PurchaseForm) {
  const purchase = opened(form);
  if (form['browser[paymentType]'] === 'Recurring') await recurring(context, purchase);
  else if (form.redirectUrl === undefined) throw new CallError(400, '200.300.404');
  context.state.purchases.set(purchase.id, purchase);
  return presentPurchase(context, purchase);
}
