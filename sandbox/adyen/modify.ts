import type { Visit } from '../http/router.ts';
import type { Amount, ModificationRequest } from './api-types.ts';
import type { AdyenContext } from './context.ts';
import { schemeOf } from './read-card.ts';
import { invalid, ServiceError } from './service-error.ts';
import { newPspReference, type Payment } from './state.ts';

interface Modification {
  readonly operation: 'refunds' | 'captures' | 'cancels';
  readonly eventCode: 'REFUND' | 'CAPTURE' | 'CANCELLATION';
  /** Changes the payment, or returns the reason for refusing. */
  readonly apply: (payment: Payment, amount: Amount) => string | undefined;
}

const TOO_MUCH = 'Insufficient balance on payment';

export const REFUND: Modification = {
  operation: 'refunds',
  eventCode: 'REFUND',
  apply(payment, { value }) {
    if (payment.refunded + value > payment.captured) return TOO_MUCH;
    payment.refunded += value;
    return undefined;
  },
};

export const CAPTURE: Modification = {
  operation: 'captures',
  eventCode: 'CAPTURE',
  apply(payment, { value }) {
    if (payment.status !== 'authorised' || payment.captured + value > payment.amount.value)
      return TOO_MUCH;
    payment.captured += value;
    return undefined;
  },
};

export const CANCEL: Modification = {
  operation: 'cancels',
  eventCode: 'CANCELLATION',
  apply(payment) {
    if (payment.status !== 'authorised' || payment.captured > 0)
      return 'Transaction cannot be cancelled';
    payment.status = 'cancelled';
    return undefined;
  },
};

function paymentOf(context: AdyenContext, visit: Visit, request: ModificationRequest): Payment {
  const payment = context.state.payments.get(visit.params['psp'] ?? '');
  if (payment === undefined)
    throw invalid('167', 'Original pspReference required for this operation');
  if (payment.request.merchantAccount !== request.merchantAccount) {
    throw new ServiceError(403, '901', 'security', 'Invalid Merchant Account');
  }
  return payment;
}

/** Accepts the modification as received; only the notification contains its outcome. */
export function modify(modification: Modification) {
  return async (context: AdyenContext, request: ModificationRequest, visit: Visit) => {
    const payment = paymentOf(context, visit, request);
    const amount = request.amount ?? payment.amount;
    if (request.amount !== undefined && request.amount.value <= 0) {
      throw invalid('137', 'Invalid amount specified');
    }
    if (amount.currency !== payment.amount.currency) throw invalid('138', 'Currency not supported');
    const { operation, eventCode } = modification;
    const reference = payment.request.reference;
    const kinds = ['modification_failed'] as const;
    const failed = context.faults.take({ provider: 'adyen', operation, kinds, reference });
    const reason =
      failed === undefined ? modification.apply(payment, amount) : 'Declined by the acquirer';
    const pspReference = newPspReference();
    const item = {
      eventCode,
      pspReference,
      originalReference: payment.pspReference,
      merchantAccountCode: request.merchantAccount,
      merchantReference: request.reference ?? reference,
      amount,
      success: reason === undefined ? ('true' as const) : ('false' as const),
      eventDate: new Date().toISOString(),
      paymentMethod: schemeOf(payment.card),
      ...(reason !== undefined && { reason }),
      additionalData: {},
    };
    await context.webhooks.emit(item, operation);
    return {
      merchantAccount: request.merchantAccount,
      paymentPspReference: payment.pspReference,
      pspReference,
      status: 'received',
      ...(request.reference !== undefined && { reference: request.reference }),
      ...(request.amount !== undefined && { amount: request.amount }),
    };
  };
}
