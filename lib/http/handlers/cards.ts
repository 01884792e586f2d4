import { requireOwnName, requireSelf } from '../../identity/require-own-name.ts';
import { fail } from '../../kernel/errors.ts';
import { chooseDefault } from '../../payments/cards/choose-default.ts';
import { cardsContract } from '../../payments/cards/contract.ts';
import { ownCards } from '../../payments/cards/stored-cards.ts';
import { orderToken } from '../../payments/cards/order-token.ts';
import { removeCard } from '../../payments/cards/remove-card.ts';
import { handlersFor, type Call } from '../handlers-for.ts';

type Asked = Pick<Call, 'member' | 'brand' | 'now'> & {
  readonly params: { readonly trackerId: string };
};

function ownId({ member, params }: Asked): string {
  const own = member();
  requireOwnName(own, params.trackerId);
  return own.memberId;
}

async function shown(memberId: string, { brand, now }: Asked) {
  return { cards: [...(await ownCards(memberId, brand, now))] };
}

export const cardsHandlers = handlersFor(cardsContract, {
  'POST /api/orders/createToken': async ({ body, member, brand, now }) => {
    const viewer = member();
    requireSelf(viewer, body.clickid);
    const { memberId } = viewer;
    const cards = await ownCards(memberId, brand, now);
    const usable = cards.filter((card) => card.isForOrders && !card.isExpired);
    if (usable.length === 0) return fail('payment_method_unavailable');
    const { idempotencyKey } = body;
    const token = await orderToken({ brandId: brand.id, memberId, idempotencyKey }, now);
    return { token, cardTokens: usable };
  },
  'GET /api/orders/cards/{trackerId}': (call) => shown(ownId(call), call),
  'POST /api/orders/cards/{trackerId}/{cardToken}/default': async (call) => {
    const memberId = ownId(call);
    await chooseDefault(memberId, call.params.cardToken, call.now);
    return shown(memberId, call);
  },
  'DELETE /api/orders/cards/{trackerId}/{cardToken}': async (call) => {
    const memberId = ownId(call);
    await removeCard(memberId, call.params.cardToken, call.now);
    return shown(memberId, call);
  },
});
