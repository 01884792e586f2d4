import type { Visit } from '../http/router.ts';
import type { OrderRequest } from './api-types.ts';
import type { PayPalContext } from './context.ts';
import { presentOrder } from './present.ts';
import { notFound, unprocessable } from './service-error.ts';
import { newId, type Order } from './state.ts';
import { takeMoney } from './take.ts';
import { findToken } from './tokens.ts';

function checkInvoice({ state }: PayPalContext, request: OrderRequest): void {
  const invoice = request.purchase_units[0]?.invoice_id;
  const paid = [...state.orders.values()].some(
    (order) =>
      order.status === 'COMPLETED' && order.request.purchase_units[0]?.invoice_id === invoice,
  );
  if (invoice !== undefined && paid) throw unprocessable('DUPLICATE_INVOICE_ID');
}

/** `POST /v2/checkout/orders`: stays open for its buyer, or is captured at once with a vaulted token. */
export async function createOrder(context: PayPalContext, request: OrderRequest, visit: Visit) {
  checkInvoice(context, request);
  const order: Order = {
    id: newId(),
    request,
    createdAt: new Date().toISOString(),
    calledAt: `http://${visit.headers.host ?? '127.0.0.1'}`,
    status: 'PAYER_ACTION_REQUIRED',
    buyer: undefined,
    capture: undefined,
    tokenId: undefined,
  };
  const vaultId = request.payment_source?.paypal?.vault_id;
  if (vaultId !== undefined) {
    const token = findToken(context, vaultId);
    if (!token) throw unprocessable('TOKEN_ID_NOT_FOUND');
    order.buyer = token.buyer;
  }
  context.state.orders.set(order.id, order);
  const { buyer } = order;
  const capture = buyer && (await takeMoney(context, order, buyer, false));
  return presentOrder(context, { ...order, capture });
}

/** The order named in the URL. Raises the provider's 404. */
export function orderOf({ state }: PayPalContext, { params }: Visit): Order {
  const order = state.orders.get(params['id'] ?? '');
  if (!order) throw notFound();
  return order;
}

export function readOrder(context: PayPalContext, _: unknown, visit: Visit) {
  return presentOrder(context, orderOf(context, visit));
}

/** `POST …/capture`: once per order, and only after the buyer's approval. */
export async function captureOrder(context: PayPalContext, _: unknown, visit: Visit) {
  const order = orderOf(context, visit);
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED' || !order.buyer) throw unprocessable('ORDER_NOT_APPROVED');
  const capture = await takeMoney(context, order, order.buyer, true);
  return presentOrder(context, { ...order, capture });
}
