import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { REPLIES_AT_ONCE } from '#lib/hosted/limits.ts';
import { outsideLimit } from '#lib/kernel/outside-calls.ts';
import { runReplyTasks } from '#lib/hosted/run-reply-tasks.ts';
import { soon, startConversation } from './conversation.ts';
import { AI, ASKS_AI, playedModel } from './played-model.ts';

const { model } = playedModel();

test('44: a slow model is asked for a limited number of answers at once; the others follow', async () => {
  const many = REPLIES_AT_ONCE + 5;
  for (let n = 0; n < many; n += 1) await (await startConversation(AI, ASKS_AI)).say('Ciao!');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  model().meanwhile = () => promise.then(() => undefined);
  const round = runReplyTasks(soon(), many);
  const calls = outsideLimit('ai');
  while (calls.activeCount + calls.pendingCount < REPLIES_AT_ONCE) await setImmediate();
  while (model().asked.length < calls.concurrency) await setImmediate();
  expect(calls.pendingCount).toBe(REPLIES_AT_ONCE - calls.concurrency);
  expect(model().asked).toHaveLength(calls.concurrency);
  resolve(undefined);
  await round;
  const done = () => db().replyTask.count({ where: { state: 'done' } });
  while ((await done()) < many) await setImmediate();
});
