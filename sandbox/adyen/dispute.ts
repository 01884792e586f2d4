import { json, problem } from '../http/answer.ts';
import { isRecord, parseJson } from '../http/body.ts';
import type { Handler } from '../http/router.ts';
import type { Amount } from './api-types.ts';
import type { AdyenContext } from './context.ts';
import { schemeOf } from './read-card.ts';
import { newPspReference, type Payment } from './state.ts';

const DISPUTE_STATUS: Readonly<Record<string, string>> = {
  NOTIFICATION_OF_CHARGEBACK: 'Undefended',
  REQUEST_FOR_INFORMATION: 'Unresponded',
  CHARGEBACK: 'Undefended',
  CHARGEBACK_REVERSED: 'Pending',
  SECOND_CHARGEBACK: 'Lost',
};

function disputed(context: AdyenContext, wanted: Record<string, unknown>): Payment | undefined {
  const payments = [...context.state.payments.values()].reverse();
  return payments.find(
    ({ pspReference, request }) =>
      pspReference === wanted['pspReference'] || request.reference === wanted['reference'],
  );
}

function amountOf(payment: Payment, value: unknown): Amount {
  return typeof value === 'number' ? { ...payment.amount, value } : payment.amount;
}

/**
 * Test control, not part of the provider's API: the cardholder disputes a payment, found by `pspReference` or
 * `reference`; `eventCode` (default CHARGEBACK), `value` and `reason` may be given.
 */
export function dispute(context: AdyenContext): Handler {
  return async ({ body }) => {
    const wanted = parseJson(body);
    if (!isRecord(wanted)) return problem(400, 'bad_dispute', 'Send a JSON object.');
    const payment = disputed(context, wanted);
    if (payment === undefined) return problem(404, 'not_found', 'No such payment.');
    const eventCode = typeof wanted['eventCode'] === 'string' ? wanted['eventCode'] : 'CHARGEBACK';
    const disputeStatus = DISPUTE_STATUS[eventCode];
    if (disputeStatus === undefined) {
      return problem(
        400,
        'bad_dispute',
        `eventCode is one of ${Object.keys(DISPUTE_STATUS).join(', ')}.`,
      );
    }
    const pspReference = newPspReference();
    const item = {
      eventCode,
      pspReference,
      originalReference: payment.pspReference,
      merchantAccountCode: payment.request.merchantAccount,
      merchantReference: payment.request.reference,
      amount: amountOf(payment, wanted['value']),
      success: 'true' as const,
      eventDate: new Date().toISOString(),
      paymentMethod: schemeOf(payment.card),
      reason: typeof wanted['reason'] === 'string' ? wanted['reason'] : 'Fraudulent transaction',
      additionalData: {
        disputeStatus,
        chargebackReasonCode: '10.4',
        chargebackSchemeCode: schemeOf(payment.card),
      },
    };
    await context.webhooks.emit(item, 'dispute');
    return json({ pspReference, originalReference: payment.pspReference, eventCode }, 202);
  };
}
