import { beforeEach, expect, test } from '@jest/globals';
import { db, inTransaction, type Db } from '#lib/db/client.ts';
import { startFlowExperiment } from '#lib/desk/flows/experiment-actions.ts';
import { publishFlow } from '#lib/flows/publish-flow.ts';
import { currentFlow } from '#lib/flows/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { whileHeld } from '#tests/setup/while-held.ts';

const brandId = 'dolcevita';
let code = '';
let count = 0;

const publish = async (messageCost: number, tx: Db = db()) => {
  const { config } = await currentFlow(brandId, '7');
  const wanted = { ...config, messageCost };
  return publishFlow(tx, { brandId, code, config: wanted, now: clock.now() });
};

const start: Parameters<typeof startFlowExperiment>[1] = {
  brandId,
  code,
  newest: 2,
  control: 1,
  challenger: 2,
  share: 50,
  goal: 'confirmation',
  windowDays: 7,
  baseline: 5_000,
  effect: 4_000,
  note: 'Cheaper',
  actor: 'operator:one',
  now: clock.now(),
};

/** Each test has a flow with two versions. */
beforeEach(async () => {
  count += 1;
  code = `once${String(count)}`;
  await publish(10);
  await publish(11);
});

test('an experiment is not started while another admin publishes a version', async () => {
  const result = await whileHeld(
    (tx) => publish(12, tx),
    () => inTransaction((tx) => startFlowExperiment(tx, { ...start, code })),
  );
  expect(result).toBe('conflict');
  expect(await db().flowExperiment.count({ where: { code } })).toBe(0);
});

test('a version is not published while another admin starts an experiment', async () => {
  const result = await whileHeld(
    (tx) => startFlowExperiment(tx, { ...start, code }),
    () => inTransaction((tx) => publish(12, tx)),
  );
  expect(result).toBe('conflict');
  expect(await db().flowVersion.count({ where: { code } })).toBe(2);
});
