// [core §8 input_invalid]
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endpoints } from '#lib/http/registry.ts';
import { inboundEvents } from '#lib/hub/inbound/registry.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { connectMember } from '#tests/setup/socket-member.ts';
import { ask } from '../http/callers.ts';
import { HOST, startInProcessHub, type Hub } from '../realtime/in-process-hub.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let hub: Hub;
let member: CreatedMember;

beforeAll(async () => {
  [hub, member] = await Promise.all([startInProcessHub(), createMember()]);
});
afterAll(async () => {
  await hub.stop();
});

function nested(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

const taking = [...endpoints]
  .filter(
    ([key, { endpoint }]) =>
      !key.startsWith('GET ') &&
      endpoint.body &&
      endpoint.bodyAs !== 'raw' &&
      endpoint.bodyAs !== 'multipart',
  )
  .map(([key, { endpoint }]) => [key, endpoint.bodyLimit ?? 65_536] as const);

test.each(taking)(
  '%s refuses a body nested as deeply as its size limit allows',
  async (key, limit) => {
    const { status, code, text } = await ask({
      key,
      token: member.token,
      params: { trackerId: member.publicId },
      body: `{"email":${nested(limit / 2 - 10)}}`,
    });
    expect([status, code]).toEqual([422, 'input_invalid']);
    expect((JSON.parse(text) as { fields: unknown }).fields).toEqual([
      { path: '', code: 'too_deep' },
    ]);
  },
);

type Engine = {
  readonly transport: { readonly ws: { send: (frame: string | Uint8Array) => void } };
  on: (event: 'data', listener: (frame: unknown) => void) => void;
};

/** Our own client cannot serialize such a payload, so the frames are written by hand. */
async function sent(...frames: readonly (string | Uint8Array)[]): Promise<unknown> {
  const { socket, close } = await connectMember(hub.port, HOST, member.token);
  const engine = socket.io.engine as unknown as Engine;
  const answered = new Promise((resolve) => {
    engine.on('data', (frame) => {
      if (typeof frame === 'string' && frame.startsWith('37')) resolve(JSON.parse(frame.slice(2)));
    });
    socket.once('disconnect', () => {
      resolve('closed');
    });
  });
  for (const frame of frames) engine.transport.ws.send(frame);
  const answer = await answered;
  close();
  return answer;
}

test.each([...inboundEvents.keys()])(
  'the event %s with a payload nested too deep is acknowledged with a code',
  async (event) => {
    const answer = await sent(`427${JSON.stringify([event])}`.replace(']', `,${nested(7_000)}]`));
    expect(answer).toEqual([{ ok: false, code: 'input_invalid', params: {} }]);
  },
);

test('a deep payload that waits for binary data closes its own socket at most', async () => {
  const deep = `{"_placeholder":true,"num":0},${nested(7_000)}`;
  await sent(`451-7["chat",${deep}]`, new Uint8Array([1, 2, 3]));
  expect(await sent('427["clickid",{}]')).toMatchObject([{ ok: true }]);
});
