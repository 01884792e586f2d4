import { afterAll, beforeAll, expect } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import type { FailPoint } from '#lib/kernel/fail-points.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { tryCharge } from '#lib/payments/orders/try-charge.ts';
import { cardOrder } from '#tests/factories/card-order.ts';
import { runMoney, settleNotices } from '#tests/factories/money-works.ts';
import { createBuyer } from '#tests/factories/order.ts';
import type { MoneyAction } from '#tests/setup/money-actions.ts';
import { dieIn } from '#tests/setup/money-process.ts';
import { startSandbox, type Sandbox } from '#tests/setup/sandbox-process.ts';

const GOOD = '4111111111111111';
/** The times after a restart at which due work runs. */
const VISITS = [5 * MINUTE, 65 * MINUTE, 2 * DAY];

type Booked = {
  readonly reference: string;
  readonly captured: number;
  readonly refunded: number;
};

// Each test starts a process, and other tests may keep the machine busy.
let sandbox: Sandbox;
let keys = 0;
/** The number of deliveries that this process has acknowledged. */
let received = 0;

const events = (reference: string) =>
  sandbox.deliveries.filter(({ raw }) => raw.includes(`"merchantReference":"${reference}"`));

async function booked(): Promise<readonly Booked[]> {
  const answer = await fetch(`${sandbox.url}/adyen/payments.json`);
  return (await answer.json()) as Booked[];
}

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end;) {
    if (await holds()) return;
    await sleep(20);
  }
  throw new Error(`waited in vain for ${what}`);
}

/** The provider delivers a notification again until it is acknowledged. */
async function receiveAll(): Promise<void> {
  for (const { reference, captured } of await booked()) {
    if (captured > 0) await until(reference, () => events(reference).length > 0);
  }
  for (const { id } of await db().refund.findMany({ where: { state: 'pending' } })) {
    await until(`the refund ${id}`, () => events(`R-${id}`).length > 0);
  }
  for (const delivery of sandbox.deliveries.slice(received)) {
    await receiveProviderEvent({ ...delivery, now: clock.now() });
    received += 1;
  }
}

/** Does what a started process does: receives missed notifications and runs due work, for two days. */
export async function restart(): Promise<void> {
  const begun = clock.now();
  for (const passed of VISITS) {
    await receiveAll();
    await settleNotices('sent', clock.now());
    await runMoney(after(begun, passed));
  }
  await receiveAll();
  await runMoney(after(begun, 2 * DAY + HOUR));
}

/** A process dies at the point and another one takes over; the ledger invariants hold. */
export async function dieAndRestart(action: MoneyAction, at: FailPoint): Promise<void> {
  await dieIn(action, at);
  await restart();
  expect(await checkLedger(clock.now())).toEqual([]);
}

/** The payment provider of a test file, which outlives the processes that die. */
export function moneyWorld() {
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(async () => {
    clock.setOffset(0);
    await sandbox.stop();
  });

  const buyer = async () => {
    const { memberId, token, email } = await createBuyer();
    const order = (productId = 'pack_50', card = GOOD): MoneyAction & { action: 'order' } => {
      keys += 1;
      return { action: 'order', token, productId, card, key: `kill-${process.pid}-${keys}` };
    };
    /** Orders and pays in this process, where the call gets its answer. */
    const buy = async (productId?: string) => {
      const charged = await tryCharge(await cardOrder(order(productId)));
      const attempt = await db().attempt.findFirstOrThrow({
        where: { intent: { memberId } },
        orderBy: { createdAt: 'desc' },
      });
      await receiveAll();
      return { charged, attempt };
    };
    /** The member's purchases by our rows and by the provider's. */
    const paid = async () => {
      const attempts = await db().attempt.findMany({ where: { intent: { memberId } } });
      const references = new Set(attempts.map(({ reference }) => reference));
      const taken = (await booked()).filter(
        ({ reference, captured }) => references.has(reference) && captured > 0,
      );
      return {
        charges: await db().charge.count({ where: { memberId } }),
        grants: await db().creditEntry.count({ where: { memberId, reason: 'purchase' } }),
        taken: taken.length,
        fullyRefunded: taken.filter(({ captured, refunded }) => refunded === captured).length,
      };
    };
    return { memberId, token, email, order, buy, paid };
  };

  return {
    buyer,
    sandboxUrl: () => sandbox.url,
    fault: (...faults: Parameters<Sandbox['fault']>) => sandbox.fault(...faults),
    refuseToken: (token: string, code: string | null) => sandbox.refuseToken(token, code),
    /** The newest notification about a payment, once it has arrived. */
    delivery: async (reference: string, before = 0) => {
      await until(`news of ${reference}`, () => events(reference).length > before);
      const newest = events(reference).at(-1);
      if (!newest) throw new Error('no notification arrived');
      return newest;
    },
    /** The payer's bank opens a chargeback. */
    claim: (reference: string) =>
      fetch(`${sandbox.url}/adyen/webhook/dispute`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reference }),
      }),
  };
}
