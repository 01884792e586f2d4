import { db } from '../db/client.ts';
import type { Declaration } from '../db/generated/client.ts';
import { isAppError } from '../kernel/errors.ts';
import { cancelSubscription } from './subscriptions/cancel-subscription.ts';
import { withdrawOrder } from './withdrawal/withdraw-order.ts';

/** The order that is meant: the one named, else the last that was placed before the declaration. */
function orderOf({ intentId, memberId, receivedAt }: Declaration) {
  return db().intent.findFirst({
    where: {
      ...{ memberId: memberId ?? '', purpose: 'order', state: 'succeeded' },
      ...(intentId === null ? { orderConfirmedAt: { lte: receivedAt } } : { id: intentId }),
      planVersion: { kind: { not: 'card_check' } },
    },
    orderBy: { orderConfirmedAt: 'desc' },
  });
}

/** True when nothing of the order is left to withdraw from, by this declaration or by another way. */
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
    const kinds = { in: ['withdrawal', 'guarantee'] };
    const undone = { kind: kinds, attempt: { intentId: order.id } };
    return (await db().refund.count({ where: undone })) > 0;
  }
}

/** False where there is no contract of the member's to carry it out on. Twice is once. */
export async function carryOutDeclaration(declaration: Declaration, now: Date): Promise<boolean> {
  const { kind, memberId } = declaration;
  if (kind === 'withdraw') return withdraw(declaration, now);
  if (memberId === null) return false;
  await cancelSubscription(memberId, now);
  return true;
}
