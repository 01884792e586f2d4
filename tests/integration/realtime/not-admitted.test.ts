import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Manager } from 'socket.io-client';
import { db } from '#lib/db/client.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { connectMember } from '#tests/setup/socket-member.ts';
import { HOST, startInProcessHub, type Hub } from './in-process-hub.ts';

let hub: Hub;
let one: CreatedMember;
let other: CreatedMember;

beforeAll(async () => {
  hub = await startInProcessHub();
  [one, other] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
});
afterAll(() => hub.stop());

/** Opens a connection without authentication and sends the frames; resolves once the hub has closed it. */
function sendUnnamed(frames: readonly string[]): Promise<void> {
  const manager = new Manager(`http://127.0.0.1:${hub.port}`, {
    transports: ['websocket'],
    extraHeaders: { host: `${HOST}:${hub.port}` },
    reconnection: false,
    autoConnect: false,
  });
  return new Promise((resolve, reject) => {
    manager.open((error) => {
      if (error) {
        reject(error);
        return;
      }
      manager.engine.once('close', () => {
        resolve();
      });
      for (const frame of frames) manager.engine.write(frame);
    });
  });
}

const message = () => ({ angelId: other.angelId, msg: 'Ciao', idClient: randomUUID() });

test.each([
  ['an event', () => [`2${JSON.stringify(['chat', message()])}`]],
  ['a frame that is too large', () => ['x'.repeat(20_000)]],
  ['nonsense', () => ['\u0000💥']],
  ['a made-up session', () => [`0${JSON.stringify({ token: 'x'.repeat(43) })}`, '2["clickid",{}]']],
  [
    'a session of the wrong kind',
    () => [`0${JSON.stringify({ token: { $ne: null } })}`, '2["chat"]'],
  ],
  ['another namespace', () => ['0/admin,', '2/admin,["chat",{}]', '2["chat",{}]']],
])('%s before authentication closes that connection only', async (_, frames) => {
  const bystander = await connectMember(hub.port, HOST, one.token);
  await sendUnnamed(frames());
  expect(await bystander.socket.emitWithAck('clickid', {})).toMatchObject({ ok: true });
  expect(await db().message.count()).toBe(0);
  bystander.close();
});
