import { companyOf, referenceOf, type Capture, type Order, type Refund } from './state.ts';
import type { PayPalContext } from './context.ts';

/** URL where the buyer approves an order. */
export const approvalUrl = ({ publicUrl }: PayPalContext, { id }: Order): string =>
  `${publicUrl()}/paypal/approve/${id}`;

const custom = ({ request }: Order) => {
  const { custom_id, invoice_id } = request.purchase_units[0] ?? {};
  return { ...(custom_id && { custom_id }), ...(invoice_id && { invoice_id }) };
};

export function presentCapture(order: Order, capture: Capture) {
  return {
    id: capture.id,
    status: capture.status,
    amount: capture.amount,
    final_capture: true,
    ...custom(order),
    ...(capture.processorCode !== undefined && {
      processor_response: { response_code: capture.processorCode },
    }),
    ...(capture.status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    create_time: order.createdAt,
    update_time: new Date().toISOString(),
  };
}

function presentWallet({ buyer, tokenId }: Order) {
  if (!buyer) return {};
  return {
    email_address: buyer.email,
    account_id: buyer.payerId,
    account_status: 'VERIFIED',
    ...(tokenId !== undefined && { attributes: { vault: { id: tokenId, status: 'VAULTED' } } }),
  };
}

/** An order in the format of the API's answers. */
export function presentOrder(context: PayPalContext, order: Order) {
  const self = `${order.calledAt}/paypal/v2/checkout/orders/${order.id}`;
  const { capture } = order;
  const needsApproval = order.status === 'PAYER_ACTION_REQUIRED';
  return {
    id: order.id,
    intent: order.request.intent,
    status: order.status,
    payment_source: { paypal: presentWallet(order) },
    purchase_units: order.request.purchase_units.map((unit) => ({
      reference_id: 'default',
      ...unit,
      ...(capture && { payments: { captures: [presentCapture(order, capture)] } }),
    })),
    create_time: order.createdAt,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      ...(needsApproval
        ? [{ href: approvalUrl(context, order), rel: 'payer-action', method: 'GET' }]
        : []),
    ],
  };
}

export function presentRefund({ id, amount, status, customId, invoiceId }: Refund) {
  return {
    id,
    amount,
    status,
    ...(customId !== undefined && { custom_id: customId }),
    ...(invoiceId !== undefined && { invoice_id: invoiceId }),
    ...(status === 'FAILED' && { status_details: { reason: 'ECHECK' } }),
    create_time: new Date().toISOString(),
  };
}

/** An order for tests and for the sandbox's pages. */
export function describeOrder(order: Order) {
  const { id, status, capture, buyer } = order;
  const taken = capture && capture.status !== 'DECLINED' && capture.status !== 'PENDING';
  return {
    id,
    status,
    company: companyOf(order),
    reference: referenceOf(order),
    buyer: buyer?.email ?? null,
    capture: capture?.id ?? null,
    captureStatus: capture?.status ?? null,
    captured: taken ? capture.amount : null,
    refundedMinor: capture?.refundedMinor ?? 0,
  };
}
