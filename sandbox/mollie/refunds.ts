import type { Visit } from '../http/router.ts';
import { centsIn } from './amount.ts';
import type { RefundRequest } from './api-types.ts';
import type { MollieContext } from './context.ts';
import { nudge } from './notify.ts';
import { paymentOf } from './payments.ts';
import { refundedCents } from './present-payment.ts';
import { presentRefund } from './present.ts';
import { ServiceError } from './service-error.ts';
import { newId, referenceOf, type Refund } from './state.ts';

/** `POST …/refunds`: accepted as pending; the next query returns its result. */
export async function refundPayment(context: MollieContext, request: RefundRequest, visit: Visit) {
  const payment = paymentOf(context, visit);
  const { amount, description = '', metadata = {} } = request;
  const left = centsIn(payment.amount) - refundedCents(payment);
  const fits = amount.currency === payment.amount.currency && centsIn(amount) <= left;
  if (payment.status !== 'paid' || !fits || payment.chargebacks.length > 0) {
    throw new ServiceError(422, 'The amount is higher than the remaining amount', 'amount');
  }
  const reference = referenceOf(payment.request.metadata);
  const occasion = { provider: 'mollie', operation: 'refunds', reference };
  const failed = context.faults.take({ ...occasion, kinds: ['modification_failed'] });
  const createdAt = new Date().toISOString();
  const refund: Refund = {
    id: newId('re'),
    amount,
    description,
    metadata,
    createdAt,
    status: 'pending',
  };
  payment.refunds.push(refund);
  const answer = presentRefund(context, payment, refund);
  refund.status = failed ? 'failed' : 'refunded';
  await nudge(context, payment, { operation: 'refunds', about: referenceOf(metadata) });
  return answer;
}
