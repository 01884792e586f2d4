import pg from 'pg';
import { SECOND } from '../kernel/clock.ts';
import { env } from '../kernel/env.ts';
import { log } from '../kernel/log.ts';

type ChannelListener = {
  /** What is said there with `pg_notify`; nothing that SQL would read. */
  readonly channel: string;
  readonly onMessage: (text: string) => void;
  /** Called each time the line stands: what was said meanwhile nobody heard. */
  readonly begun?: () => void;
  /** One instance alone hears, the one that holds this lock. */
  readonly lock?: number;
};

const AGAIN_MS = 5 * SECOND;

/** Listens until the line ends, which it awaits; at once over where another instance holds the lock. */
async function listenUntilEnd(
  client: pg.Client,
  { channel, onMessage, begun, lock }: ChannelListener,
): Promise<void> {
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', (error) => {
    log().warn({ err: error, channel }, 'a line to the database broke');
  });
  client.on('notification', ({ payload = '' }) => {
    onMessage(payload);
  });
  await client.connect();
  if (lock !== undefined) {
    const tried = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      lock,
    ]);
    if (tried.rows[0]?.mine !== true) return client.end();
  }
  await client.query(`listen ${channel}`);
  begun?.();
  await ended;
}

/** Hears what other processes say on a channel of the database, over a line of its own. Returns how to end it. */
export function listen(listener: ChannelListener): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const begin = (): void => {
    client = new pg.Client({ connectionString: env().DATABASE_URL, keepAlive: true });
    listenUntilEnd(client, listener)
      .catch((error: unknown) => {
        log().warn({ err: error, channel: listener.channel }, 'a channel is not heard');
      })
      .finally(() => {
        if (!stopped) timer = setTimeout(begin, AGAIN_MS);
      });
  };
  begin();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
