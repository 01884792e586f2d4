import { requireOwnName } from '../../identity/require-own-name.ts';
import { inTransaction } from '../../db/client.ts';
import { ownOrdersContract } from '../../payments/own/contract.ts';
import { cancelSubscription } from '../../payments/subscriptions/cancel-subscription.ts';
import { changePlan } from '../../payments/subscriptions/change-plan.ts';
import { guaranteeOrder } from '../../payments/withdrawal/guarantee-order.ts';
import {
  previewWithdrawal,
  type Withdrawal,
} from '../../payments/withdrawal/preview-withdrawal.ts';
import { withdrawOrder } from '../../payments/withdrawal/withdraw-order.ts';
import { handlersFor } from '../handlers-for.ts';

function present({ refundMinor, credits, sold }: Withdrawal) {
  return { refundMinor, currency: sold.charge.currency, creditsRemoved: credits };
}

export const ownOrdersHandlers = handlersFor(ownOrdersContract, {
  'POST /api/orders/unsubUser': async (call) => {
    const member = call.member();
    const { memberId, level } = member;
    const { clickid } = call.body;
    if (clickid !== undefined) requireOwnName(member, clickid);
    const canceled = await cancelSubscription(memberId, call.now);
    return {
      status: canceled ? ('ok' as const) : ('ko' as const),
      premiumLevel: canceled?.level ?? level,
      periodEnd: canceled?.periodEnd.toISOString() ?? null,
    };
  },
  'POST /api/orders/changePlan': async (call) => {
    const { plan: productId, acceptOrder: orderAccepted } = call.body;
    const member = call.member();
    const { plan, from } = await changePlan({ member, productId, orderAccepted, now: call.now });
    return { plan: plan.productId, priceMinor: plan.priceMinor, from: from.toISOString() };
  },
  'GET /api/orders/withdrawal/{trackerId}/{orderId}': async (call) => {
    const member = call.member();
    requireOwnName(member, call.params.trackerId);
    const whose = { memberId: member.memberId, orderId: call.params.orderId };
    const withdrawal = await inTransaction((tx) => previewWithdrawal(tx, whose, call.now));
    return {
      ...present(withdrawal),
      until: withdrawal.until.toISOString(),
      by: withdrawal.by,
    };
  },
  'POST /api/orders/withdraw': async (call) => {
    const { orderId, expectedMinor } = call.body;
    const { memberId } = call.member();
    return present(await withdrawOrder({ memberId, orderId, expectedMinor, now: call.now }));
  },
  'POST /api/orders/guarantee': async (call) => {
    const { memberId } = call.member();
    const { orderId } = call.body;
    const { refundMinor, currency } = await guaranteeOrder({ memberId, orderId, now: call.now });
    return { refundMinor, currency };
  },
});
