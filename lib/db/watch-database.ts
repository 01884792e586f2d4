import pg from 'pg';
import { log } from '../kernel/log.ts';
import { closeCircuit, isDatabaseAway, openCircuit } from './circuit.ts';
import { connectionSettings } from './connection-settings.ts';
import { PROBE_EVERY_MS, PROBE_WITHIN_MS } from './limits.ts';
import { pool } from './pool.ts';

/** A timer this late means that this process was busy, not the database. */
const BUSY_MS = 200;

function newClient(): pg.Client {
  const settings = connectionSettings();
  settings.connectionTimeoutMillis = PROBE_WITHIN_MS;
  settings.query_timeout = PROBE_WITHIN_MS;
  return new pg.Client(settings);
}

/**
 * Checks the database over a connection of its own, and opens the circuit when it does not answer. A database
 * that answers others, or a check that this process was too busy to read, proves nothing. Returns a function
 * that ends the checks.
 */
export function watchDatabase(): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let running = Promise.resolve();

  const drop = (): void => {
    const dropped = client;
    client = undefined;
    // It may hang itself: its end is not waited for.
    dropped?.end().catch(() => undefined);
  };
  const ask = async (): Promise<void> => {
    if (!client) {
      const fresh = newClient();
      client = fresh;
      // The end of the connection is noticed at once; the next check then decides.
      fresh.on('error', () => {
        if (client === fresh) check(0);
      });
      await fresh.connect();
    }
    await client.query('select 1');
  };
  const probe = async (): Promise<number> => {
    const began = performance.now();
    try {
      await ask();
      if (isDatabaseAway()) log().warn('database answers again');
      closeCircuit();
      return PROBE_EVERY_MS;
    } catch (error) {
      drop();
      const wasBusy = performance.now() - began > 2 * PROBE_WITHIN_MS + BUSY_MS;
      if (isDatabaseAway()) return PROBE_EVERY_MS;
      if (wasBusy || pool().lastAnswer > began) return 0;
      log().error({ err: error }, 'database does not answer: calls are refused until it does');
      openCircuit();
      return 0;
    }
  };
  const check = (afterMs: number): void => {
    clearTimeout(timer);
    if (ended) return;
    timer = setTimeout(() => {
      running = running.then(probe).then(check);
    }, afterMs);
  };
  check(0);
  return async () => {
    ended = true;
    clearTimeout(timer);
    await running;
    drop();
  };
}
