import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { SENDS_STUCK_AFTER_MS } from '#lib/chat/limits.ts';
import { answerOnlyHealth } from '#lib/http/health.ts';
import { createMember } from '#tests/factories/member.ts';
import { whileHeld } from '#tests/setup/while-held.ts';
import { acquaint, codeOf, say } from './chat-helpers.ts';

const server = createServer(answerOnlyHealth);

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

async function ready() {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
  const { ok, sending } = (await answer.json()) as { ok: boolean; sending: boolean };
  return { status: answer.status, ok, sending };
}

const READY = { status: 200, ok: true, sending: true };

test('20: an instance whose send has not ended for ten seconds is not ready, until it has', async () => {
  const [writer, reader] = [await createMember(), await createMember({ gender: 'woman' })];
  await acquaint(writer, reader);
  expect(await ready()).toEqual(READY);
  const answers: unknown[] = [];
  const now = performance.now.bind(performance);
  const outcome = await whileHeld(
    (tx) => tx.$queryRaw`select 1 from conversations for update`,
    () => codeOf(say(writer, reader.angelId)),
    async () => {
      answers.push(await ready());
      const later = jest.spyOn(performance, 'now');
      later.mockImplementation(() => now() + SENDS_STUCK_AFTER_MS);
      answers.push(await ready());
      later.mockRestore();
    },
  );
  expect(outcome).toBe('done');
  expect(answers).toEqual([READY, { status: 503, ok: false, sending: false }]);
  expect(await ready()).toEqual(READY);
});
