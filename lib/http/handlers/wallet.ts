import { requireSelf } from '../../identity/require-own-name.ts';
import { presentOutcome } from '../../payments/present.ts';
import { refuseCardData } from '../../security/refuse-card-data.ts';
import type { ThreeDs } from '../../payments/attempts/three-ds.ts';
import { tryCharge } from '../../payments/orders/try-charge.ts';
import { approveOrder } from '../../payments/wallet/approve-order.ts';
import { walletContract } from '../../payments/wallet/contract.ts';
import { walletIdOf } from '../../payments/wallet/find-wallet-order.ts';
import { handlersFor } from '../handlers-for.ts';
import { orderAnswer, orderOf } from '../order-parts.ts';

/** Generated ids are excluded from the search for card numbers. */
const NOT_TEXT: ReadonlySet<string> = new Set(['idempotencyKey', 'offerHash']);

/** The PayPal account identifies the payer, on the provider's page or in its window. */
const AT_PROVIDER = { firstName: '', lastName: '', paymentMethod: { kind: 'hosted' } } as const;

/** The complete URL of a page that is opened by GET; null for any other action. */
function addressOf(action: ThreeDs | null): string | null {
  if (action?.type !== 'redirect' || action.method !== 'GET') return null;
  const url = new URL(action.url);
  for (const [name, value] of Object.entries(action.data)) url.searchParams.set(name, value);
  return url.href;
}

const PENDING = { status: 'open', message: 'pending' } as const;

export const walletHandlers = handlersFor(walletContract, {
  'POST /api/orders/client/paypal/createOrder': async (call) => {
    refuseCardData(call.body, NOT_TEXT);
    const member = call.member();
    const charged = await tryCharge({ ...orderOf(call), ...AT_PROVIDER, method: 'paypal' });
    const { action, orderId, state } = charged;
    const requiresAction = state === 'requires_action' && orderId !== null;
    return {
      ...orderAnswer(charged, member),
      id: requiresAction ? await walletIdOf(member.memberId, orderId) : null,
      approveUrl: requiresAction && action?.type === 'redirect' ? action.url : null,
    };
  },

  'POST /api/orders/mollie/createPayment': async (call) => {
    refuseCardData(call.body, NOT_TEXT);
    const charged = await tryCharge({ ...orderOf(call), ...AT_PROVIDER, method: 'mollie' });
    const answer = orderAnswer(charged, call.member());
    const href = addressOf(answer.threeDS);
    return { ...answer, _links: { checkout: href === null ? null : { href } } };
  },

  'POST /api/orders/client/paypal/orderOk': async ({ body, member, now }) => {
    const viewer = member();
    requireSelf(viewer, body.request?.clickid);
    const { memberId, publicId } = viewer;
    const { id } = body.response;
    const found = await approveOrder({ memberId, provider: 'paypal', id, now });
    const { orderId, kind, returned, credits, state } = found;
    return {
      ...(state === 'requires_action' ? PENDING : presentOutcome(found)),
      credits,
      data: { customerId: publicId, orderId, kind, returned },
    };
  },
});
