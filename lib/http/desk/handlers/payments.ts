import { listHanging } from '../../../desk/payments/list-hanging.ts';
import { listOrders } from '../../../desk/payments/list-orders.ts';
import { paymentsContract } from '../../../desk/payments/contract.ts';
import { readOrder } from '../../../desk/payments/read-order.ts';
import {
  nameIn,
  scopedAttempt,
  scopedCharge,
  scopedEvent,
  scopedRefund,
} from '../../../desk/payments/scoped-order.ts';
import { doOrAsk } from '../../../desk/approvals/do-or-ask.ts';
import { askAboutPayment, askAboutRefund, retryEvent } from '../../../staff/money-actions.ts';
import { handlersFor } from '../../handlers-for.ts';

const OK = { result: 'OK' } as const;

export const paymentsHandlers = handlersFor(paymentsContract, {
  'GET /api/desk/payments': ({ query, operator }) => listOrders(query, operator()),
  'GET /api/desk/orders/{orderId}': async ({ params, operator, about }) => {
    const order = await readOrder(nameIn(params, 'orderId'), operator());
    about({ brandId: order.brandId });
    return order;
  },
  'POST /api/desk/orders/{orderId}/refund': async ({ params, body, operator, ...call }) => {
    const orderId = nameIn(params, 'orderId');
    const charge = await scopedCharge(orderId, operator());
    const { purpose, now } = call;
    const { reason: note, amountMinor, refundCount } = body;
    const proposal = { act: 'refund', orderId, ...charge, amountMinor, refundCount } as const;
    const done = await doOrAsk(proposal, { note, actor: call.actor(), purpose, now });
    return { amountMinor: done };
  },
  'GET /api/desk/hanging': ({ query, operator, now }) =>
    listHanging({ ...query, operator: operator(), now }),
  'POST /api/desk/attempts/{reference}/ask': async ({ params, operator, actor, purpose, now }) => {
    const reference = nameIn(params, 'reference');
    const { brandId } = await scopedAttempt(reference, operator());
    await askAboutPayment(reference, { actor: actor(), purpose, brandId, now });
    return OK;
  },
  'POST /api/desk/refunds/{id}/ask': async ({ params, operator, actor, purpose, now }) => {
    const id = nameIn(params, 'id');
    const { brandId } = await scopedRefund(id, operator());
    await askAboutRefund(id, { actor: actor(), purpose, brandId, now });
    return OK;
  },
  'POST /api/desk/providerEvents/{id}/retry': async ({ params, operator, actor, purpose, now }) => {
    const id = nameIn(params, 'id');
    const { brandId } = await scopedEvent(id, operator());
    await retryEvent(id, { actor: actor(), purpose, brandId, now });
    return OK;
  },
});
