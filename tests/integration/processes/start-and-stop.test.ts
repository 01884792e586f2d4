import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { callApi } from '../../setup/call-api.ts';
import { testDatabase } from '../../setup/database.ts';
import { startFileWorld } from '../../setup/file-world.ts';
import { freePorts } from '../../setup/ports.ts';
import { startProcess } from '../../setup/process.ts';
import { startApp, type World } from '../../setup/server.ts';
import { connectMember } from '../../setup/socket-member.ts';
import { whileHeld } from '../../setup/while-held.ts';
import { createPair } from '../../factories/conversation-pair.ts';
import { db } from '#lib/db/client.ts';

let world: World;
beforeAll(async () => {
  world = await startFileWorld();
});
afterAll(async () => {
  await world.remove();
});

async function ending(
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; said: string }> {
  const running = startProcess(['server.ts'], { LOG_LEVEL: 'silent', ...env });
  world.started.push(running);
  while (!running.hasEnded()) await new Promise((resolve) => setTimeout(resolve, 50));
  return { code: await running.stop(), said: running.output().trim() };
}

describe('a failed start', () => {
  test('without a database: prints one sentence and exits with 1', async () => {
    const { code, said } = await ending({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
    expect([code, said.split('\n').length]).toEqual([1, 1]);
    expect(said).toMatch(/^The database cannot be reached: .+/);
  });

  test('without a secret in production: prints one sentence and exits with 1', async () => {
    const { code, said } = await ending({
      APP_ENV: 'production',
      DEMO: '0',
      DATABASE_URL: testDatabase().url,
    });
    expect([code, said]).toEqual([
      1,
      'The environment is wrong: SESSION_SECRET is missing: production needs it.',
    ]);
  });

  test.each(['PORT', 'CONTROL_PORT'])(
    'with a %s in use: prints one sentence and exits with 1',
    async (name) => {
      const port = await freePorts(1);
      const other = createServer().listen(port);
      await once(other, 'listening');
      const { code, said } = await ending({
        DATABASE_URL: testDatabase().url,
        [name]: String(port),
        NODE_ENV: 'production',
      });
      other.close();
      // Next.js prints one line of its own before the port is bound.
      expect([code, said.split('\n').at(-1)]).toEqual([
        1,
        `Port ${port} is taken: set ${name} to another one.`,
      ]);
    },
    60_000,
  );

  test('with a read-only database: prints one sentence and exits with 1', async () => {
    const url = `${testDatabase().url}?options=-c%20default_transaction_read_only%3Don`;
    const { code, said } = await ending({ DATABASE_URL: url, NODE_ENV: 'production' });
    expect([code, said.split('\n').at(-1)]).toEqual([
      1,
      expect.stringMatching(/^The server cannot start: .*read-only/),
    ]);
  });
});

describe('a graceful stop', () => {
  test('stays open for a while after it has refused to be ready, so that balancers notice', async () => {
    const app = await startApp(world, { env: { STOP_DELAY: '3' } });
    const ready = () => fetch(`http://127.0.0.1:${app.port}/api/health/ready`);
    const stopped = app.stop();
    // A listener that is closed refuses the connection, which fails the test.
    while ((await ready()).status !== 503) await new Promise((resolve) => setImmediate(resolve));
    const alive = await callApi(app.port, 'dolcevita.localhost', '/api/health/live');
    expect(alive.status).toBe(200);
    expect(await stopped).toBe(0);
  });

  test('stores and acknowledges the sends under way, then exits with 0', async () => {
    const app = await startApp(world);
    const [writer, reader] = await createPair(100);
    const from = await connectMember(app.port, 'dolcevita.localhost', writer.token);
    const sends = Array.from({ length: 50 }, (_, index) =>
      from.say(reader.angelId, `riga ${index}`).catch(() => ({ ok: false })),
    );
    await sends[0];
    const [code, acked] = await Promise.all([app.stop(), Promise.all(sends)]);
    from.close();
    expect(code).toBe(0);
    const stored = await db().message.count({ where: { senderId: writer.profileId } });
    expect(acked.filter(({ ok }) => ok).length).toBe(stored);
  });

  test('waits for an event that is blocked in the database, and answers it', async () => {
    const app = await startApp(world);
    const [writer, reader] = await createPair(100);
    const from = await connectMember(app.port, 'dolcevita.localhost', writer.token);
    const { seq = 0 } = await from.say(reader.angelId, 'ciao');
    const to = await connectMember(app.port, 'dolcevita.localhost', reader.token);
    const cut = new Promise<void>((resolve) => {
      to.socket.once('disconnect', () => {
        resolve();
      });
    });
    const stopped: Promise<number | null>[] = [];
    const answer = await whileHeld(
      (tx) => tx.$queryRaw`select from conversations for update`,
      () => to.socket.timeout(60_000).emitWithAck('read', { angelId: writer.angelId, seq }),
      async () => {
        stopped.push(app.stop());
        await to.next('restart');
        await Promise.race([cut, new Promise((resolve) => setTimeout(resolve, 500))]);
      },
    );
    from.close();
    expect(answer).toMatchObject({ ok: true });
    expect(await stopped[0]).toBe(0);
  });
});
