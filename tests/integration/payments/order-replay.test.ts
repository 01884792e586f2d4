import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { startSession } from '#lib/accounts/session/start-session.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import type { FlowConfig } from '#lib/flows/config.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createBuyer } from '../../factories/order.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';
import { redirectResult } from './challenge.ts';
import { charge, json, send } from './payment-calls.ts';

const TRY_CHARGE = 'POST /api/orders/tryCharge';
const CHECK = 'POST /api/orders/adyen/checkTransactionStatus';
const CARD = '4111111111111111';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

async function viewerOf(token: string) {
  const viewer = await findSession(token);
  if (!viewer) throw new Error('session not found');
  return viewer;
}

/** Publishes the member's flow again without one plan; resolves to the id of the version. */
async function publishWithout(productId: string): Promise<string> {
  const { brandId, code, version, config } = await db().flowVersion.findFirstOrThrow({
    where: { brandId: 'dolcevita', code: '7' },
    orderBy: { version: 'desc' },
  });
  const { plans, ...rest } = config as unknown as FlowConfig;
  const lists = Object.entries(plans).map(([name, entries]) => [
    name,
    entries.filter((entry) => entry.productId !== productId),
  ]);
  const id = newId();
  await db().flowVersion.create({
    data: {
      id,
      brandId,
      code,
      version: version + 1,
      config: { ...rest, plans: Object.fromEntries(lists) as object },
      publishedAt: clock.now(),
    },
  });
  return id;
}

test('35: a card check sent again with its key is answered with its result, even though a passed check is not offered again', async () => {
  const { viewer, memberId, token } = await createBuyer();
  const body = charge(CARD, { rateplan: { product_id: 'card_check' } });
  const { threeDS, data } = await json(await send(TRY_CHARGE, { viewer, body }));
  const { orderId } = data as { orderId: string };
  const result = await redirectResult(threeDS as { url: string });
  await send(CHECK, { viewer, body: { redirectResult: result, orderId } });

  const verified = await viewerOf(token);
  expect(verified.cardVerified).toBe(true);
  const replay = await send(TRY_CHARGE, { viewer: verified, body });
  expect({ status: replay.status, answer: await json(replay) }).toMatchObject({
    status: 200,
    answer: { status: 'ok', message: 'success', threeDS: null, data: { orderId } },
  });
  expect(await db().attempt.count({ where: { intent: { memberId } } })).toBe(1);
});

test('35: a paid order sent again with its key is answered as before, even when the flow of a later login has no such plan', async () => {
  const { viewer, memberId } = await createBuyer();
  const body = charge(CARD, { rateplan: { product_id: 'pack_150' } });
  const first = await send(TRY_CHARGE, { viewer, body });
  const answer = await json(first);
  expect(answer).toMatchObject({ status: 'ok', message: 'success' });

  const flowVersionId = await publishWithout('pack_150');
  const now = clock.now();
  const { token } = await inTransaction((tx) =>
    startSession(tx, { memberId, flowVersionId, userAgent: 'a later login', now }),
  );
  const replay = await send(TRY_CHARGE, { viewer: await viewerOf(token), body });
  expect({ status: replay.status, answer: await json(replay) }).toEqual({
    status: first.status,
    answer,
  });
  expect(await db().charge.count({ where: { memberId } })).toBe(1);
});
