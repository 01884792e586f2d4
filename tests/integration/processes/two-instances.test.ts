// [core §7 in chat] [core §7 out chat] [core §7 Websocket only]
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { createPair } from '../../factories/conversation-pair.ts';
import type { CreatedMember } from '../../factories/member.ts';
import { callApi } from '../../setup/call-api.ts';
import { testDatabase } from '../../setup/database.ts';
import { startRedis } from '../../setup/redis.ts';
import { startApp, startWorld, type App, type World } from '../../setup/server.ts';
import { connectMember } from '../../setup/socket-member.ts';

const HOST = 'dolcevita.localhost';

let redis: Awaited<ReturnType<typeof startRedis>>;
let world: World;
let first: App;
let second: App;
let writer: CreatedMember;
let reader: CreatedMember;

beforeAll(async () => {
  [redis, world] = await Promise.all([startRedis(), startWorld('reference')]);
  const env = { DATABASE_URL: testDatabase().url, REDIS_URL: redis.url };
  [first, second] = await Promise.all([
    startApp(world, { env }),
    startApp(world, { instance: 1, env }),
  ]);
  [writer, reader] = await createPair(60);
}, 120_000);

afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await world.remove();
  await redis.stop();
}, 60_000);

describe('two instances on one database and one Redis', () => {
  test('deliver a message from one to the other', async () => {
    const from = await connectMember(first.port, HOST, writer.token);
    const to = await connectMember(second.port, HOST, reader.token);
    const acked = await from.say(reader.angelId, 'ci sei?');
    expect(acked).toEqual(expect.objectContaining({ ok: true, seq: 1 }));
    const event = await to.next<{ angelId: string; blurred: boolean; msg: string | null }>('chat');
    expect(event).toMatchObject({ angelId: writer.angelId, blurred: true, msg: null });
    from.close();
    to.close();
  });

  test('end a session on both within five seconds', async () => {
    const { token } = reader;
    const to = await connectMember(second.port, HOST, token);
    const gone = new Promise((resolve) => to.socket.once('disconnect', resolve));
    const answer = await callApi(first.port, HOST, '/api/users/logout', { token, body: {} });
    expect(answer.status).toBe(200);
    await gone;
    await expect(connectMember(second.port, HOST, token)).rejects.toThrow();
  });

  test('lose no acknowledged message when one is killed under load', async () => {
    const [sender, receiver] = await createPair(400);
    const from = await connectMember(first.port, HOST, sender.token, 3_000);
    const acknowledged: string[] = [];
    const sending = Array.from({ length: 300 }, async (_, index) => {
      const text = `numero ${index}`;
      const acked = await from.say(receiver.angelId, text).catch(() => ({ ok: false }));
      if (acked.ok) acknowledged.push(text);
      if (acknowledged.length === 40) await first.stop('SIGKILL');
    });
    await Promise.all(sending);
    from.close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    const stored = await db().message.findMany({
      where: { senderId: sender.profileId },
      select: { body: true },
    });
    const bodies = new Set(stored.map(({ body }) => body));
    expect(acknowledged.filter((text) => !bodies.has(text))).toEqual([]);
    const spent = await db().creditEntry.aggregate({
      where: { memberId: sender.memberId, reason: 'message' },
      _sum: { delta: true },
    });
    expect(-(spent._sum.delta ?? 0)).toBe(stored.length);
  }, 60_000);
});
