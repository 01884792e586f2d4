import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endpoints } from '#lib/http/registry.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import { connectMember } from '#tests/setup/socket-member.ts';
import { everyAnswer, lastAnswers, UNCALLED, type Answer } from '../privacy/calls.ts';
import { HOST, startInProcessHub, type Hub } from '../realtime/in-process-hub.ts';
import { ask } from './callers.ts';

// `ask` fails for each answer that differs from docs/openapi.json, so a call that returns is a documented one.
process.env['RATE_LIMIT_FACTOR'] = '100000';

let hub: Hub;
let writer: CreatedMember;
let reader: CreatedMember;
beforeAll(async () => {
  hub = await startInProcessHub();
  [writer, reader] = await createPair(100);
});
afterAll(() => hub.stop());

/** A conversation with a message of each side. */
async function conversation(): Promise<{ theirs: number; own: number }> {
  const seqs: number[] = [];
  for (const [from, to] of [
    [writer, reader],
    [reader, writer],
  ] as const) {
    const device = await connectMember(hub.port, HOST, from.token);
    const { seq = 0 } = await device.say(to.angelId, 'Ciao');
    seqs.push(seq);
    device.close();
  }
  const [own = 0, theirs = 0] = seqs;
  return { own, theirs };
}

test('every call answers a member as docs/openapi.json says', async () => {
  const asking = { member: writer, angelId: reader.angelId, ...(await conversation()) };
  const answers: readonly Answer[] = [
    ...(await everyAnswer(asking)),
    ...(await lastAnswers(asking)),
  ];
  expect(UNCALLED).toEqual([]);
  expect(new Set(answers.map(({ key }) => key)).size).toBe(endpoints.size);
  expect(answers.filter(({ status }) => status === 500)).toEqual([]);
});

test('every call answers a visitor and a disabled member so', async () => {
  const { token } = await createMember({ state: 'disabled', now: clock.now() });
  for (const key of endpoints.keys()) {
    await ask({ key, body: '{}' });
    await ask({ key, body: '{}', token });
    await ask({ key, body: '{"x":', token });
    await ask({ key, body: 'x=1', contentType: 'application/x-www-form-urlencoded' });
  }
});
