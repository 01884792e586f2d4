import { isPendingAtBank } from '../hosted/card-result.ts';
import type { HostedDecision } from '../hosted/hosted-payment.ts';
import { ownReference } from '../hosted/company-reference.ts';
import { CANCELED, codeOf, NOT_AUTHENTICATED, PAID, PENDING, UNREACHABLE } from './codes.ts';
import type { TrustPayContext } from './context.ts';
import { notify } from './notify.ts';
import { type Purchase } from './state.ts';

const LATER_MS = 3000;
const BENT = ['wrong_amount', 'wrong_currency', 'late_success'] as const;

async function notifyMerchant(
  context: TrustPayContext,
  purchase: Purchase,
  delayMs?: number,
): Promise<void> {
  const { id, code, amountMinor, currency, form } = purchase;
  await notify(context, purchase, {
    operation: 'purchase',
    indicator: 'CRDT',
    instanceId: id,
    reference: form.reference,
    status: code === PAID ? 'Paid' : 'Rejected',
    amountMinor,
    currency,
    delayMs,
    ...(code !== PAID && { code }),
  });
}

/** Completes a purchase with its card's result, modified by the fault plan, and notifies the merchant. */
export async function settle(
  context: TrustPayContext,
  purchase: Purchase,
  code: string,
): Promise<void> {
  const reference = ownReference(purchase.form.reference);
  const occasion = { provider: 'trustpay', operation: 'purchase', reference };
  const fault = context.faults.take({ ...occasion, kinds: BENT });
  if (fault?.kind === 'wrong_amount') purchase.amountMinor += 100;
  if (fault?.kind === 'wrong_currency') purchase.currency = 'USD';
  if (fault?.kind === 'late_success') {
    purchase.code = UNREACHABLE;
    setTimeout(() => {
      purchase.code = PAID;
      void notifyMerchant(context, purchase);
    }, fault.delayMs ?? LATER_MS).unref();
    return;
  }
  if (isPendingAtBank(purchase.case)) {
    purchase.code = PENDING;
    setTimeout(() => {
      purchase.code = code;
      void notifyMerchant(context, purchase);
    }, LATER_MS).unref();
    return;
  }
  purchase.code = code;
  await notifyMerchant(context, purchase);
}

/** Applies the buyer's decision on the page. */
export async function decide(
  context: TrustPayContext,
  purchase: Purchase,
  decision: HostedDecision,
): Promise<void> {
  // Set before the first await: a second click must not settle the purchase twice.
  purchase.isOpen = false;
  if (decision.kind === 'canceled') {
    purchase.code = CANCELED;
    await notifyMerchant(context, purchase);
    return;
  }
  const { card, asked } = decision;
  purchase.case = card.case;
  if (asked === 'yes' || card.case === 'frictionless') purchase.authenticated = 'Y';
  if (asked === 'no') purchase.authenticated = 'N';
  await settle(context, purchase, asked === 'no' ? NOT_AUTHENTICATED : codeOf(card.case, true));
}
