import { describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { checkTransaction } from '#lib/payments/returns/check-transaction.ts';
import { publishRoute } from '#lib/payments/routes/publish-route.ts';
import { tryCharge } from '#lib/payments/orders/try-charge.ts';
import { cardOrder } from '#tests/factories/card-order.ts';
import { installSecondProvider } from '#tests/factories/second-provider.ts';
import { dieIn } from '#tests/setup/money-process.ts';
import { redirectResult } from '../payments/challenge.ts';
import { ORDER_DEATHS } from './fail-points.ts';
import { dieAndRestart, moneyWorld, restart } from './money-world.ts';

const CHALLENGED = '4212345678910006';
const ONE_OF_EACH = { charges: 1, grants: 1, taken: 1, fullyRefunded: 0 };

const { buyer, fault, delivery } = moneyWorld();

describe('a process that dies during an order charges once and grants once', () => {
  test.each(ORDER_DEATHS.order)('at %s, also when the buyer presses again', async (point) => {
    const { order, paid } = await buyer();
    const first = order();
    await dieIn(first, point);
    // The browser repeats the order that got no answer. If it was not charged, the buyer makes a new one.
    await tryCharge(await cardOrder(first));
    await restart();
    if ((await paid()).charges === 0) await tryCharge(await cardOrder(order()));
    await restart();
    expect(await paid()).toEqual(ONE_OF_EACH);
    expect(await checkLedger(clock.now())).toEqual([]);
  });

  test.each(ORDER_DEATHS.alone)('at %s, when no request follows', async (point) => {
    const { order, paid } = await buyer();
    await dieAndRestart(order(), point);
    const { taken } = await paid();
    expect(await paid()).toEqual({ ...ONE_OF_EACH, charges: taken, grants: taken, taken });
  });

  test.each(ORDER_DEATHS.challenge)('at %s, when the bank challenges the buyer', async (point) => {
    const { memberId, order, paid } = await buyer();
    const asked = order('pack_50', CHALLENGED);
    const dies = point === 'charge.action_stored';
    if (dies) await dieIn(asked, point);
    const { action, orderId } = await tryCharge(await cardOrder(asked));
    const returned = { redirectResult: await redirectResult(action) };
    const back = { memberId, orderId: orderId ?? '', ...returned };
    if (!dies) await dieIn({ action: 'return', ...back }, point);
    const question = { memberId, provider: 'adyen', orderId: back.orderId, returned };
    expect(await checkTransaction({ ...question, now: clock.now() })).toMatchObject({
      state: 'captured',
    });
    await restart();
    expect(await paid()).toEqual(ONE_OF_EACH);
    expect(await checkLedger(clock.now())).toEqual([]);
  });
});

test.each(ORDER_DEATHS.event)(
  'dying at %s does not lose the only notification of a payment',
  async (point) => {
    const { memberId, buy, order, paid } = await buyer();
    await fault(
      ...[1, 2].map(() => ({ provider: 'adyen', operation: 'payments', kind: 'lost_answer' })),
    );
    const { state } = await tryCharge(await cardOrder(order()));
    expect(state).toBe('unknown');
    const attempt = await db().attempt.findFirstOrThrow({ where: { intent: { memberId } } });
    await dieAndRestart({ action: 'receive', delivery: await delivery(attempt.reference) }, point);
    expect(await paid()).toEqual(ONE_OF_EACH);
    await buy();
    expect(await paid()).toEqual({ charges: 2, grants: 2, taken: 2, fullyRefunded: 0 });
  },
);

test.each(ORDER_DEATHS.route)(
  'an order interrupted at %s continues at the next provider',
  async (point) => {
    const { order, paid, memberId } = await buyer();
    const route = { company: 'gankomedia', flowCode: '', method: 'credit_card' } as const;
    installSecondProvider();
    await publishRoute(db(), { ...route, providers: ['adyen', 'trustpay'] }, clock.now());
    await fault({ provider: 'adyen', operation: 'payments', kind: 'http_429' });
    const asked = order();
    await dieIn(asked, point);
    expect(await tryCharge(await cardOrder(asked))).toMatchObject({
      state: 'captured',
      provider: 'trustpay',
    });
    await restart();
    expect(await db().charge.count({ where: { memberId } })).toBe(1);
    expect(await paid()).toMatchObject({ charges: 1, grants: 1, taken: 0 });
    expect(await checkLedger(clock.now())).toEqual([]);
  },
);
