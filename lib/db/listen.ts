import pg from 'pg';
import { SECOND } from '../kernel/clock.ts';
import { env } from '../kernel/env.ts';
import { log } from '../kernel/log.ts';

type Hearing = {
  /** What is said there with `pg_notify`; nothing that SQL would read. */
  readonly channel: string;
  readonly hear: (text: string) => void;
  /** Called each time the line stands: what was said meanwhile nobody heard. */
  readonly begun?: () => void;
  /** One instance alone hears, the one that holds this lock. */
  readonly lock?: number;
};

const AGAIN_MS = 5 * SECOND;

/** Listens until the line ends, which it awaits; at once over where another instance holds the lock. */
async function hearOut(line: pg.Client, { channel, hear, begun, lock }: Hearing): Promise<void> {
  const ended = new Promise<void>((resolve) => line.once('end', resolve));
  line.on('error', (error) => {
    log().warn({ err: error, channel }, 'a line to the database broke');
  });
  line.on('notification', ({ payload = '' }) => {
    hear(payload);
  });
  await line.connect();
  if (lock !== undefined) {
    const tried = await line.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      lock,
    ]);
    if (tried.rows[0]?.mine !== true) return line.end();
  }
  await line.query(`listen ${channel}`);
  begun?.();
  await ended;
}

/** Hears what other processes say on a channel of the database, over a line of its own. Returns how to end it. */
export function listen(hearing: Hearing): () => Promise<void> {
  let line: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const begin = (): void => {
    line = new pg.Client({ connectionString: env().DATABASE_URL, keepAlive: true });
    hearOut(line, hearing)
      .catch((error: unknown) => {
        log().warn({ err: error, channel: hearing.channel }, 'a channel is not heard');
      })
      .finally(() => {
        if (!stopped) timer = setTimeout(begin, AGAIN_MS);
      });
  };
  begin();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await line?.end();
  };
}
