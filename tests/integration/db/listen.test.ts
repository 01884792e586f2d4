import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { listen } from '#lib/db/listen.ts';
import { startDatabaseLine } from '#tests/setup/database-line.ts';
import { testDatabase } from '#tests/setup/database.ts';

const CHANNEL = 'test_channel';
/** How long an instance may receive nothing. */
const AGAIN_WITHIN_MS = 60_000;

let line: Awaited<ReturnType<typeof startDatabaseLine>>;
let stop: () => Promise<void>;

beforeAll(async () => {
  // The pool goes straight to the database, the listener over the line.
  await db().$queryRaw`select 1`;
  line = await startDatabaseLine(testDatabase().url);
  process.env['DATABASE_DIRECT_URL'] = line.url;
});
afterEach(() => stop());
afterAll(() => line.stop());

/** Subscribes; each wait resolves at the next subscription or message. */
function subscribe() {
  const subscriptions: (() => void)[] = [];
  const messages: ((text: string) => void)[] = [];
  stop = listen({
    channel: CHANNEL,
    onMessage: (text) => messages.shift()?.(text),
    begun: () => subscriptions.shift()?.(),
  });
  return {
    subscription: () => new Promise<void>((resolve) => subscriptions.push(resolve)),
    message: () => new Promise<string>((resolve) => messages.push(resolve)),
  };
}

test.each([
  ['answers statements and passes no notification, as through a pooler', 'notifications'],
  ['dies without a word before it has subscribed', 'everything'],
] as const)(
  '20: a connection that %s is replaced, and messages arrive again',
  async (_, loss) => {
    line.lose(loss);
    const first = line.nextConnection();
    const { subscription, message } = subscribe();
    const lost = loss === 'notifications' ? subscription() : undefined;
    await first;
    line.lose('nothing');
    await lost;
    await subscription();
    const received = message();
    await db().$queryRaw`select pg_notify(${CHANNEL}, 'hello')::text`;
    expect(await received).toBe('hello');
  },
  AGAIN_WITHIN_MS,
);
