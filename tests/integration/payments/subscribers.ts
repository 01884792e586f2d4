import { expect } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { createBuyer } from '../../factories/order.ts';
import { buy } from '../../factories/purchase.ts';

export const subscriptionOf = (memberId: string) =>
  db().subscription.findFirstOrThrow({
    where: { memberId },
    include: { renewals: { orderBy: { period: 'asc' } } },
  });
export const levelOf = async (id: string) =>
  (await db().user.findUniqueOrThrow({ where: { id } })).level;
export const chargesOf = (memberId: string) =>
  db().charge.findMany({
    where: { memberId },
    orderBy: { at: 'asc' },
    include: { receipt: true, intent: true },
  });
export const mailsOf = async (memberId: string, template: string) => {
  const { email } = await db().user.findUniqueOrThrow({ where: { id: memberId } });
  return db().mailMessage.findMany({
    where: { toAddress: email, template },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
};
export const sound = async (at: Date) => {
  expect(await checkLedger(at)).toEqual([]);
};

export async function subscriber(productId = 'sub_1m', brandId = 'dolcevita') {
  const buyer = await createBuyer({ brandId });
  const bought = await buy(buyer, productId);
  const subscription = await subscriptionOf(buyer.memberId);
  return { ...buyer, ...bought, subscription, end: subscription.periodEnd };
}
