import pg from 'pg';
import { SECOND } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import { connectionSettings } from './connection-settings.ts';

type ChannelListener = {
  /** The channel of `pg_notify`. Inserted into SQL without escaping, so it must be a plain identifier. */
  readonly channel: string;
  readonly onMessage: (text: string) => void;
  /** Called each time the subscription is established: messages published while it was down are lost. */
  readonly begun?: () => void;
  /** Only the instance that holds this advisory lock subscribes. */
  readonly lock?: number;
};

const AGAIN_MS = 5 * SECOND;
const CHECK_EVERY_MS = 5 * SECOND;
const CHECK_WITHIN_MS = 2 * SECOND;

/** A connection that only listens would not notice for hours that the other end is gone. */
function checkConnection(client: pg.Client): () => void {
  const timer = setInterval(() => {
    const check = { text: 'select 1', query_timeout: CHECK_WITHIN_MS };
    client.query(check).catch(() => client.end());
  }, CHECK_EVERY_MS);
  return () => {
    clearInterval(timer);
  };
}

/** Listens until the connection ends; returns at once when another instance holds the lock. */
async function listenUntilEnd(
  client: pg.Client,
  { channel, onMessage, begun, lock }: ChannelListener,
): Promise<void> {
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', (error) => {
    log().warn({ err: error, channel }, 'database listener connection failed');
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
  const stopChecking = checkConnection(client);
  await ended;
  stopChecking();
}

/** Subscribes to a channel of the database over a dedicated connection. Returns a function that unsubscribes. */
export function listen(listener: ChannelListener): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const begin = (): void => {
    client = new pg.Client(connectionSettings());
    listenUntilEnd(client, listener)
      .catch((error: unknown) => {
        log().warn(
          { err: error, channel: listener.channel },
          'database channel subscription failed',
        );
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
