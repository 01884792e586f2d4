import pg from 'pg';
import { env } from '../kernel/env.ts';
import { log } from '../kernel/log.ts';
import { connectionSettings } from './connection-settings.ts';
import { PROBE_EVERY_MS, PROBE_WITHIN_MS, REPLICA_STALE_MS } from './limits.ts';
import { noteReplica, replicaAgeMs, replicaPool } from './replica.ts';

/** A position in the write-ahead log, and a time before which all that it covers was committed. */
type Mark = { readonly position: bigint; readonly at: number };

// The identifier is that of the cluster: another one's positions say nothing.
const WRITTEN = `select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as position, system_identifier::text as cluster
  from pg_control_system()`;
const REPLAYED = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() - '0/0'::pg_lsn end as position,
  system_identifier::text as cluster from pg_control_system()`;

type Row = { readonly position: string | null; readonly cluster: string };

/** Marks that the replica has not replayed, five minutes' worth. */
const MAX_MARKS = 600;

/** A connection for the checks alone; it is made again after an error. */
function probe(url: string) {
  let client: pg.Client | undefined;
  const drop = (): void => {
    const dropped = client;
    client = undefined;
    dropped?.end().catch(() => undefined);
  };
  const ask = async (text: string): Promise<Row | undefined> => {
    if (!client) {
      const settings = connectionSettings(url);
      const fresh = new pg.Client({
        ...settings,
        connectionTimeoutMillis: PROBE_WITHIN_MS,
        query_timeout: PROBE_WITHIN_MS,
      });
      client = fresh;
      fresh.on('error', () => {
        if (client === fresh) drop();
      });
      await fresh.connect();
    }
    const { rows } = await client.query<Row>(text);
    return rows[0];
  };
  return {
    ask: (text: string) =>
      ask(text).catch((error: unknown) => {
        drop();
        throw error;
      }),
    drop,
  };
}

/**
 * Measures what the replica has: a mark is set in the primary's log, and the replica has everything that was
 * committed before the newest mark that it has replayed. Needs no equal clocks, and an idle primary makes no
 * lag. Returns a function that ends the checks; without `DATABASE_READ_URL` there are none.
 */
export function watchReplica(): () => Promise<void> {
  const url = env().DATABASE_READ_URL;
  if (url === undefined) return () => Promise.resolve();
  const primary = probe(env().DATABASE_URL);
  const replica = probe(url);
  let marks: Mark[] = [];
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  const check = async (): Promise<void> => {
    const at = performance.now();
    const written = await primary.ask(WRITTEN);
    if (typeof written?.position === 'string') {
      marks = [...marks.slice(-MAX_MARKS), { position: BigInt(written.position), at }];
    }
    const replayed = await replica.ask(REPLAYED);
    if (typeof replayed?.position !== 'string' || replayed.cluster !== written?.cluster) {
      throw new Error('DATABASE_READ_URL is no standby of DATABASE_URL');
    }
    const position = BigInt(replayed.position);
    const reached = marks.findLast((mark) => mark.position <= position);
    if (!reached) return;
    marks = marks.filter((mark) => mark.at >= reached.at);
    noteReplica(reached.at);
  };
  const fail = (error: unknown): void => {
    if (replicaAgeMs() <= REPLICA_STALE_MS) {
      log().warn({ err: error }, 'replica does not answer: the primary answers its reads');
    }
    noteReplica(-Infinity);
    // Reads that wait for it run on the primary then.
    replicaPool()?.replaceConnections();
  };
  let running = Promise.resolve();
  const next = (): void => {
    if (ended) return;
    running = check().catch(fail);
    void running.then(() => {
      if (!ended) timer = setTimeout(next, PROBE_EVERY_MS);
    });
  };
  next();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await running;
    primary.drop();
    replica.drop();
    noteReplica(-Infinity);
  };
}
