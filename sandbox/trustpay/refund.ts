import { ownReference } from '../hosted/company-reference.ts';
import { newId } from '../hosted/new-id.ts';
import { PAID, PENDING, TOO_MUCH_REFUNDED } from './codes.ts';
import type { TrustPayContext } from './context.ts';
import { CallError } from './endpoint.ts';
import { notify } from './notify.ts';
import { minorOf, presentRefund } from './present.ts';
import type { RefundForm } from './schema.ts';
import { type Refund } from './state.ts';

/** `POST api/v1/Refund`: every call creates a new instance. */
export async function makeRefund(context: TrustPayContext, form: RefundForm) {
  const purchase = context.state.purchases.get(form.instanceId);
  if (purchase?.code !== PAID) throw new CallError(400, '700.400.200');
  const amountMinor = minorOf(form.amount);
  const left = purchase.amountMinor - purchase.refundedMinor;
  const reference = ownReference(purchase.form.reference);
  const kinds = ['modification_failed'] as const;
  const occasion = { provider: 'trustpay', operation: 'refund', reference };
  const fails = context.faults.take({ ...occasion, kinds }) !== undefined || amountMinor > left;
  if (!fails) purchase.refundedMinor += amountMinor;
  const refund: Refund = {
    id: newId(),
    purchase,
    reference: form.reference,
    amountMinor,
    currency: form.currency,
    code: fails ? TOO_MUCH_REFUNDED : PAID,
  };
  context.state.refunds.set(refund.id, refund);
  await notify(context, purchase, {
    operation: 'refund',
    indicator: 'DBIT',
    status: fails ? 'Rejected' : 'Refunded',
    instanceId: refund.id,
    reference: form.reference,
    amountMinor,
    currency: form.currency,
    ...(fails && { code: refund.code }),
  });
  // Accepted now; the outcome is sent by notification and can be queried by the refund's own instance.
  return { ...presentRefund(refund), paymentStatus: PENDING };
}
