import pg from 'pg';
import { isDatabaseAway, onDatabaseAway } from './circuit.ts';
import { DatabaseAway } from './database-away.ts';
import { traceStatements } from './trace-statements.ts';

type Acquired = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * A pool that waits for the database only while it answers. When the circuit opens, statements in progress and
 * waits for a connection fail, and every connection is replaced.
 */
export class GuardedPool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>();
  /** Time of `performance.now()` at which a connection was last given back without an error. */
  lastAnswer = 0;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => {
      this.#clients.add(client);
      traceStatements(client);
    });
    this.on('remove', (client) => this.#clients.delete(client));
    this.on('release', (error: Error | undefined) => {
      if (!error) this.lastAnswer = performance.now();
    });
    onDatabaseAway(() => {
      this.replaceConnections();
    });
  }

  /** Cuts every connection. The pool takes this for a lost one: a statement in progress fails at once. */
  replaceConnections(): void {
    for (const client of this.#clients) client.connection.stream.destroy();
  }

  async #acquire(): Promise<pg.PoolClient> {
    if (isDatabaseAway()) throw new DatabaseAway();
    const away = Promise.withResolvers<never>();
    const stop = onDatabaseAway(() => {
      away.reject(new DatabaseAway());
    });
    const acquired = super.connect();
    try {
      return await Promise.race([acquired, away.promise]);
    } catch (error) {
      // A connection that comes too late goes back.
      void acquired.then(
        (client) => {
          client.release();
        },
        () => undefined,
      );
      throw error;
    } finally {
      stop();
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Acquired): void;
  override connect(callback?: Acquired): Promise<pg.PoolClient> | undefined {
    const acquired = this.#acquire();
    if (!callback) return acquired;
    acquired.then(
      (client) => {
        callback(undefined, client, (error) => {
          client.release(error);
        });
      },
      (error: unknown) => {
        callback(error as Error, undefined, () => undefined);
      },
    );
    return undefined;
  }
}
