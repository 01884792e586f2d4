import { paymentBlocksContract } from '../../../desk/payment-blocks/contract.ts';
import { listBlocks, requireBlock } from '../../../desk/payment-blocks/list-blocks.ts';
import { nameIn, scopedOrder } from '../../../desk/payments/scoped-order.ts';
import { blockPayer, decideBlock } from '../../../staff/payment-blocks.ts';
import { handlersFor } from '../../handlers-for.ts';

const OK = { result: 'OK' } as const;

export const paymentBlocksHandlers = handlersFor(paymentBlocksContract, {
  'GET /api/desk/paymentBlocks': ({ query, operator }) => listBlocks(query, operator()),
  'POST /api/desk/orders/{orderId}/block': async ({ params, body, operator, ...call }) => {
    const orderId = nameIn(params, 'orderId');
    await scopedOrder(orderId, operator());
    const { purpose, now } = call;
    return { entries: await blockPayer({ ...body, orderId, actor: call.actor(), purpose, now }) };
  },
  'POST /api/desk/paymentBlocks/{id}/confirm': async ({ params, body, operator, ...call }) => {
    const id = nameIn(params, 'id');
    await requireBlock(id, operator());
    const { purpose, now } = call;
    await decideBlock({ ...body, id, confirm: true, actor: call.actor(), purpose, now });
    return OK;
  },
  'POST /api/desk/paymentBlocks/{id}/lift': async ({ params, body, operator, ...call }) => {
    const id = nameIn(params, 'id');
    await requireBlock(id, operator());
    const { purpose, now } = call;
    await decideBlock({ ...body, id, confirm: false, actor: call.actor(), purpose, now });
    return OK;
  },
});
