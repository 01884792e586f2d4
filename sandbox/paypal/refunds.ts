import type { Visit } from '../http/router.ts';
import type { RefundRequest } from './api-types.ts';
import type { PayPalContext } from './context.ts';
import { minorOf } from './money.ts';
import { notify } from './notify.ts';
import { presentRefund } from './present.ts';
import { notFound, unprocessable } from './service-error.ts';
import { newId, referenceOf, type Capture, type Order, type Refund } from './state.ts';

interface Captured {
  readonly order: Order;
  readonly capture: Capture;
}

/** The order whose capture has the id in the URL. Raises the provider's 404. */
export function capturedOf({ state }: PayPalContext, { params }: Visit): Captured {
  for (const order of state.orders.values()) {
    const { capture } = order;
    if (capture && capture.id === params['id']) return { order, capture };
  }
  throw notFound();
}

function applyRefund(capture: Capture, amountMinor: number): void {
  const total = minorOf(capture.amount);
  if (capture.status === 'DECLINED' || capture.status === 'PENDING') {
    throw unprocessable('CAPTURE_NOT_COMPLETED');
  }
  if (capture.refundedMinor === total) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  if (capture.refundedMinor + amountMinor > total) throw unprocessable('REFUND_AMOUNT_EXCEEDED');
  capture.refundedMinor += amountMinor;
  capture.status = capture.refundedMinor === total ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

/** `POST /v2/payments/captures/{id}/refund`: completed at once, and also notified by webhook. */
export async function refundCapture(context: PayPalContext, request: RefundRequest, visit: Visit) {
  const { order, capture } = capturedOf(context, visit);
  const amount = request.amount ?? capture.amount;
  const kinds = ['modification_failed'] as const;
  const occasion = { provider: 'paypal', operation: 'refunds', reference: referenceOf(order) };
  const failed = context.faults.take({ ...occasion, kinds });
  if (failed === undefined) applyRefund(capture, minorOf(amount));
  const refund: Refund = {
    id: newId(),
    order,
    amount,
    status: failed === undefined ? 'COMPLETED' : 'FAILED',
    customId: request.custom_id,
    invoiceId: request.invoice_id,
  };
  context.state.refunds.set(refund.id, refund);
  await notify(context, order, {
    type: failed === undefined ? 'PAYMENT.CAPTURE.REFUNDED' : 'PAYMENT.REFUND.FAILED',
    resourceType: 'refund',
    operation: 'refunds',
    resource: presentRefund(refund),
  });
  return presentRefund(refund);
}

export function readRefund({ state }: PayPalContext, _: unknown, { params }: Visit) {
  const refund = state.refunds.get(params['id'] ?? '');
  if (!refund) throw notFound();
  return presentRefund(refund);
}
