import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { REFUND_DEATHS } from './fail-points.ts';
import { dieAndRestart, moneyWorld } from './money-world.ts';

const { buyer, delivery, claim } = moneyWorld();

const refunds = (attemptId: string) =>
  db().refund.findMany({ where: { attemptId }, select: { state: true, amountMinor: true } });

test.each(REFUND_DEATHS.refund)('a refund interrupted at %s is made once', async (point) => {
  const { buy, paid } = await buyer();
  const { attempt } = await buy();
  const { id: attemptId, amountMinor } = attempt;
  await dieAndRestart({ action: 'refund', attemptId, amountMinor }, point);
  expect(await refunds(attemptId)).toEqual([{ state: 'succeeded', amountMinor }]);
  expect(await paid()).toMatchObject({ taken: 1, fullyRefunded: 1 });
});

test.each(REFUND_DEATHS.withdrawal)(
  'a withdrawal interrupted at %s takes effect once',
  async (point) => {
    const { memberId, email, buy, paid } = await buyer();
    const { charged, attempt } = await buy();
    const orderId = charged.orderId ?? '';
    const action =
      point === 'withdrawal.declared'
        ? ({ action: 'declare', email, orderNumber: orderId } as const)
        : ({ action: 'withdraw', memberId, orderId } as const);
    await dieAndRestart(action, point);
    const { id, amountMinor } = attempt;
    expect(await refunds(id)).toEqual([{ state: 'succeeded', amountMinor }]);
    expect(await paid()).toMatchObject({ charges: 1, taken: 1, fullyRefunded: 1 });
    expect(await db().creditAccount.findUniqueOrThrow({ where: { memberId } })).toMatchObject({
      bought: 0,
    });
  },
);

test.each(REFUND_DEATHS.dispute)('a dispute interrupted at %s is opened once', async (point) => {
  const { memberId, buy, paid } = await buyer();
  const { attempt } = await buy();
  const { reference, id: attemptId } = attempt;
  expect((await claim(reference)).status).toBe(202);
  const news = await delivery(reference, 1);
  await dieAndRestart({ action: 'receive', delivery: news }, point);
  const disputes = await db().dispute.findMany({ where: { attemptId } });
  expect(disputes).toMatchObject([{ state: 'open', amountMinor: attempt.amountMinor }]);
  expect(await db().disputeEvent.count({ where: { disputeId: disputes[0]?.id ?? '' } })).toBe(1);
  expect(await paid()).toMatchObject({ charges: 1, taken: 1, fullyRefunded: 0 });
  expect(await db().creditAccount.findUniqueOrThrow({ where: { memberId } })).toMatchObject({
    bought: 0,
  });
});
