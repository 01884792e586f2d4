import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { installWake } from '#lib/queue/wake.ts';
import { log } from '#lib/kernel/log.ts';
import type { ChatEvent } from '#lib/realtime/events.ts';
import { installRealtime, realtime } from '#lib/realtime/port.ts';
import { subscribeCommands } from '#lib/command-line/subscribe-commands.ts';
import { CHANNEL } from '#lib/command-line/server-command.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { root } from '#tests/setup/process.ts';
import { startConversation } from '../hosted/conversation.ts';

const events: { memberId: string; event: string; payload: unknown }[] = [];
const woken: number[] = [];
const subscriptions: (() => Promise<void>)[] = [];

beforeAll(() => {
  installWake((atMs = 0) => woken.push(atMs));
  installRealtime({
    ...realtime(),
    toMember: (memberId, event, payload) => events.push({ memberId, event, payload }),
  });
  // Two instances, of which one subscribes.
  subscriptions.push(subscribeCommands(), subscribeCommands());
});

afterAll(async () => {
  for (const stop of subscriptions) await stop();
});

/** Runs `npm run desk` beside the server. */
async function desk(...args: string[]): Promise<string> {
  const node = join(root, 'node_modules/.bin/node');
  const { stdout } = await promisify(execFile)(
    node,
    ['lib/command-line/command-line.ts', ...args],
    {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: testDatabase().url },
    },
  );
  return stdout;
}

/** The connection that listens to the commands: it listens to its heartbeat first, and loses what is sent until then. */
async function listening(): Promise<number> {
  const [row] = await db().$queryRaw<{ pid: number }[]>`
    select l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and a.datname = current_database()
       and a.state = 'idle' and (a.query = ${`listen ${CHANNEL}`} or a.query like 'notify heartbeat%')`;
  return row?.pid ?? (await listening());
}

const chatEvents = (type: string): ChatEvent[] =>
  events
    .filter(({ event }) => event === 'chat')
    .map(({ payload }) => payload as ChatEvent)
    .filter((event) => event.type === type && event.from === 'peer');

async function until(found: () => readonly unknown[], count: number): Promise<void> {
  while (found().length < count) await new Promise((resolve) => setTimeout(resolve, 20));
}

test.each([
  ['of no form', '{"what":"notify","payload":"canarino di miniera"', 'SyntaxError'],
  ['of another form', '{"what":"sing","payload":"canarino di miniera"}', 'ZodError'],
])('a notification %s is skipped, and not quoted in the log', async (_, said, reason) => {
  const logged = jest.spyOn(log(), 'error').mockImplementation(() => undefined);
  await listening();
  await db().$executeRaw`select pg_notify(${CHANNEL}, ${said})`;
  await until(() => logged.mock.calls, 1);
  expect(logged.mock.calls).toEqual([[{ reason }, expect.any(String)]]);
  logged.mockRestore();
});

test('operator commands reach devices and the worker, once', async () => {
  const conversation = await startConversation({ answeredBy: ['operator', 'script'] });
  await conversation.pay(50);
  await conversation.say('Ciao!');
  const ids = [conversation.member.publicId, conversation.profile.publicId] as const;
  const first = await listening();
  events.length = 0;
  woken.length = 0;
  expect(await desk('take-over', ...ids)).toContain('taken over until');
  await until(() => chatEvents('notice'), 1);
  expect(chatEvents('notice')).toMatchObject([{ category: 'operator_joined', angelId: ids[1] }]);
  expect(events.every(({ memberId }) => memberId === conversation.member.memberId)).toBe(true);
  expect(woken).toHaveLength(1);
  await db().$executeRaw`select pg_terminate_backend(${first}::int)`;
  while ((await listening()) === first);
  expect(await desk('say', ...ids, 'Buongiorno,', 'eccomi.')).toBe('Message sent.\n');
  await until(() => chatEvents('personal'), 1);
  await desk('hand-back', ...ids);
  await until(() => chatEvents('notice'), 2);
  expect(chatEvents('personal')).toMatchObject([
    { msg: 'Buongiorno, eccomi.', answerer: 'operator' },
  ]);
  expect(chatEvents('notice')).toHaveLength(2);
});
