import { db } from '../db/client.ts';
import type { Declaration } from '../db/generated/client.ts';
import type { RefundKind } from '../db/generated/enums.ts';
import { isAppError } from '../kernel/errors.ts';
import { cancelSubscription } from './subscriptions/cancel-subscription.ts';
import { withdrawOrder } from './withdrawal/withdraw-order.ts';

/** The order that the declaration is about: the one it names, else the last one placed before the declaration. */
function orderOf({ intentId, memberId, receivedAt }: Declaration) {
  return db().intent.findFirst({
    where: {
      memberId: memberId ?? '',
      purpose: 'order',
      state: 'succeeded',
      ...(intentId === null ? { orderConfirmedAt: { lte: receivedAt } } : { id: intentId }),
      planVersion: { kind: { not: 'card_check' } },
    },
    orderBy: [{ orderConfirmedAt: 'desc' }, { id: 'desc' }],
  });
}

/**
 * True when nothing of the order is left to withdraw from, because of this declaration or an earlier
 * withdrawal or guarantee refund.
 */
async function withdraw(declaration: Declaration, now: Date): Promise<boolean> {
  const { memberId, receivedAt: declaredAt } = declaration;
  const order = memberId === null ? null : await orderOf(declaration);
  if (memberId === null || !order) return false;
  try {
    const whose = { memberId, orderId: order.publicId };
    await withdrawOrder({ ...whose, expectedMinor: undefined, declaredAt, now });
    return true;
  } catch (error) {
    if (!isAppError(error)) throw error;
    const kinds: RefundKind[] = ['withdrawal', 'guarantee'];
    const undone = { kind: { in: kinds }, attempt: { intentId: order.id } };
    return (await db().refund.count({ where: undone })) > 0;
  }
}

/** False where the member has no contract to which the declaration applies. Idempotent. */
export async function carryOutDeclaration(declaration: Declaration, now: Date): Promise<boolean> {
  const { kind, memberId } = declaration;
  if (kind === 'withdraw') return withdraw(declaration, now);
  if (memberId === null) return false;
  await cancelSubscription(memberId, now);
  return true;
}
