import { isPendingAtBank } from '../hosted/card-result.ts';
import type { HostedDecision } from '../hosted/hosted-payment.ts';
import { ownReference } from '../hosted/company-reference.ts';
import { newId } from '../hosted/new-id.ts';
import { CANCELED, codeOf, DONE, NOT_AUTHENTICATED, UNREACHABLE, PENDING } from './codes.ts';
import type { MaxpayContext } from './context.ts';
import { notify } from './notify.ts';
import { type Transaction } from './state.ts';

const LATER_MS = 3000;
const BENT = ['wrong_amount', 'wrong_currency', 'late_success'] as const;

function end(sale: Transaction, code: number): void {
  sale.code = code;
  sale.status = code === DONE ? 'success' : 'decline';
  if (code === DONE && sale.form['cof_type'] === 'initial') sale.rebillToken ??= newId();
}

/** Completes a sale with its card's result, modified by the fault plan, and notifies the merchant. */
export async function settle(
  context: MaxpayContext,
  sale: Transaction,
  code: number,
): Promise<void> {
  const reference = ownReference(sale.form.transaction_unique_id ?? '');
  const occasion = { provider: 'maxpay', operation: 'sale', reference };
  const fault = context.faults.take({ ...occasion, kinds: BENT });
  const notifyMerchant = () => notify(context, sale, { operation: 'sale', sale });
  const later = (final: number, afterMs: number) => {
    setTimeout(() => {
      end(sale, final);
      void notifyMerchant();
    }, afterMs).unref();
  };
  if (fault?.kind === 'wrong_amount') sale.amountMinor += 100;
  if (fault?.kind === 'wrong_currency') sale.currency = 'USD';
  if (fault?.kind === 'late_success') {
    end(sale, UNREACHABLE);
    later(DONE, fault.delayMs ?? LATER_MS);
    return;
  }
  if (isPendingAtBank(sale.case)) {
    sale.code = PENDING;
    later(code, LATER_MS);
    return;
  }
  end(sale, code);
  await notifyMerchant();
}

/** Applies the buyer's decision on the page. */
export async function decide(
  context: MaxpayContext,
  sale: Transaction,
  decision: HostedDecision,
): Promise<void> {
  // Set before the first await: a second click must not settle the sale twice.
  sale.isOpen = false;
  if (decision.kind === 'canceled') {
    end(sale, CANCELED);
    await notify(context, sale, { operation: 'sale', sale });
    return;
  }
  const { card, asked } = decision;
  sale.case = card.case;
  if (asked === 'yes' || card.case === 'frictionless') sale.authenticated = 'Y';
  if (asked === 'no') sale.authenticated = 'N';
  await settle(context, sale, asked === 'no' ? NOT_AUTHENTICATED : codeOf(card.case, true));
}
