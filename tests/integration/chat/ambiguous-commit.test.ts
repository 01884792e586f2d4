import { afterEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { SendBatcher } from '#lib/chat/send/batcher.ts';
import { SEND } from '#lib/chat/send/statement.ts';
import type { SendRow } from '#lib/chat/send/send-item.ts';
import { run } from '#lib/db/statement.ts';
import { db } from '#lib/db/client.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import { acquaint, capturePushes, say, viewerOf } from './chat-helpers.ts';

const BATCHER = Symbol.for('amarena.send-batcher');
const singletons = globalThis as unknown as Record<symbol, SendBatcher | undefined>;

afterEach(() => {
  Reflect.deleteProperty(singletons, BATCHER);
});

test('43: after a batch is committed and its answer lost, all receivers are asked to catch up', async () => {
  const pairs = [];
  for (let n = 0; n < 12; n += 1) {
    const pair = await createPair(2);
    await acquaint(...pair);
    await viewerOf(pair[0]);
    pairs.push(pair);
  }
  const batches: number[] = [];
  const answered = new Set<string>();
  // Each statement is committed; its first answer is lost with the connection.
  singletons[BATCHER] = new SendBatcher(async (items, now) => {
    const values = [JSON.stringify(items.map((item, i) => ({ ...item, i }))), now];
    const rows = await run<SendRow>(SEND, values);
    const isLost = items.some(({ client }) => !answered.has(client));
    for (const { client } of items) answered.add(client);
    if (isLost) {
      batches.push(items.length);
      throw new Error('Connection terminated unexpectedly');
    }
    return rows;
  });
  const pushed = capturePushes();
  const sent = await Promise.all(
    pairs.map(([writer, reader]) => say(writer, reader.angelId, 'Ciao', randomUUID())),
  );
  expect(Math.max(...batches)).toBeGreaterThan(1);
  expect(sent.map(({ seq }) => seq)).toEqual(pairs.map(() => 1));
  const asked = pushed.filter(({ name }) => name === 'catchUp').map(({ memberId }) => memberId);
  expect(asked.sort()).toEqual(
    pairs.flatMap(([writer, reader]) => [writer.memberId, reader.memberId]).sort(),
  );
  expect(await db().message.count({ where: { body: 'Ciao' } })).toBe(pairs.length);
});
