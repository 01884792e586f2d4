import pg from 'pg';
import { env } from '../kernel/env.ts';
import { log } from '../kernel/log.ts';
import { connectionSettings } from './connection-settings.ts';
import { startHeartbeat } from './heartbeat.ts';
import { LISTEN_AGAIN_MS, RECEIVED_WITHIN_MS } from './limits.ts';

type ChannelListener = {
  /** The channel of `pg_notify`. Inserted into SQL without escaping, so it must be a plain identifier. */
  readonly channel: string;
  readonly onMessage: (text: string) => void;
  /** Called each time the subscription is established: messages published while it was down are lost. */
  readonly begun?: () => void;
  /** Only the instance that holds this advisory lock subscribes. */
  readonly lock?: number;
};

/** Listens until the connection ends; returns at once when another instance holds the lock. */
async function listenUntilEnd(
  client: pg.Client,
  { channel, onMessage, begun, lock }: ChannelListener,
): Promise<void> {
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', (error) => {
    log().warn({ err: error, channel }, 'database listener connection failed');
  });
  client.on('notification', (notification) => {
    if (notification.channel === channel) onMessage(notification.payload ?? '');
  });
  await client.connect();
  if (lock !== undefined) {
    const tried = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      lock,
    ]);
    if (tried.rows[0]?.mine !== true) return client.end();
  }
  const endHeartbeat = await startHeartbeat(client);
  try {
    await client.query(`listen ${channel}`);
    begun?.();
    await ended;
  } finally {
    endHeartbeat();
  }
}

/** Subscribes to a channel of the database over a dedicated connection. Returns a function that unsubscribes. */
export function listen(listener: ChannelListener): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const begin = (): void => {
    const settings = connectionSettings(env().DATABASE_DIRECT_URL);
    const opened = new pg.Client({ ...settings, query_timeout: RECEIVED_WITHIN_MS });
    client = opened;
    listenUntilEnd(opened, listener)
      .catch((error: unknown) => {
        log().warn(
          { err: error, channel: listener.channel },
          'database channel subscription failed',
        );
      })
      .finally(() => {
        // After a failed statement the connection is still open.
        opened.connection.stream.destroy();
        if (!stopped) timer = setTimeout(begin, LISTEN_AGAIN_MS);
      });
  };
  begin();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
