import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { joinCluster, leaveCluster } from '../setup/cluster.mjs';
import { freePorts } from '../setup/ports.ts';
import { startWorld } from '../setup/server.ts';
import { BENCH_HOST, insertMembers, type BenchMember } from './bench-members.ts';
import { chatClients } from './chat-clients.ts';
import { sizesOf } from './sizes.ts';

const { clients, warmClients, idleSeconds, aftermathSeconds } = sizesOf('idle-sockets');

type Memory = {
  readonly sockets: number;
  readonly heapUsed: number;
  readonly external: number;
  readonly rss: number;
};

process.env['TEST_CLUSTER_URL'] = await joinCluster();
const world = await startWorld('reference');
const pool = new pg.Pool({ connectionString: world.database.url, max: 2 });

async function startServer(kind: 'hub' | 'bare') {
  const port = await freePorts(1);
  const child = fork(join(import.meta.dirname, 'idle-server.ts'), [kind, String(port)], {
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      APP_ENV: 'test',
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '100000',
      DATABASE_URL: world.database.url,
      DATA_DIR: world.dataDir,
      PORT: String(port),
      PUBLIC_PORT: String(port),
    },
  });
  await once(child, 'message');
  const memory = async (): Promise<Memory> => {
    const answered = once(child, 'message');
    child.send('memory');
    return ((await answered) as [Memory])[0];
  };
  return {
    port,
    memory,
    stop: () => {
      child.disconnect();
    },
  };
}

const kilobytes = (bytes: number): number => bytes / 1_024 / clients;
const held = ({ heapUsed, external }: Memory): number => heapUsed + external;

/**
 * Memory per client, while all are idle and after all have disconnected, compared to the server after a few
 * first clients.
 */
async function measure(
  kind: 'hub' | 'bare',
  members: readonly BenchMember[],
  first: readonly BenchMember[],
) {
  const server = await startServer(kind);
  const seats = (of: readonly BenchMember[]) => of.map(({ token }) => ({ token, writesTo: '' }));
  // Code and pools that the first clients initialise are not a cost per client.
  await (await chatClients([server.port], BENCH_HOST, seats(first))).close();
  await sleep(aftermathSeconds * 1_000);
  const before = await server.memory();
  const connected = await chatClients([server.port], BENCH_HOST, seats(members));
  await sleep(idleSeconds * 1_000);
  const during = await server.memory();
  if (during.sockets !== clients) throw new Error(`${during.sockets} of ${clients} are connected`);
  await connected.close();
  await sleep(aftermathSeconds * 1_000);
  const after = await server.memory();
  server.stop();
  return {
    idle: kilobytes(held(during) - held(before)),
    rss: kilobytes(during.rss - before.rss),
    left: kilobytes(held(after) - held(before)),
  };
}

try {
  const members = await insertMembers(pool, clients);
  const first = await insertMembers(pool, warmClients);
  const bare = await measure('bare', members, first);
  const hub = await measure('hub', members, first);
  for (const [name, { idle, rss, left }] of Object.entries({
    'bare socket.io': bare,
    'our hub': hub,
  })) {
    console.log(
      `${name.padEnd(16)} ${idle.toFixed(1)} KB a client (resident ${rss.toFixed(1)}), ` +
        `${left.toFixed(2)} KB after all left`,
    );
  }
  console.log(
    `idle socket, ${clients} after ${idleSeconds} s: ratio ${(hub.idle / bare.idle).toFixed(2)}   goal 1.4; ` +
      `left ${hub.left.toFixed(2)} KB   goal 0.2`,
  );
} finally {
  await pool.end();
  await world.remove();
  await leaveCluster();
}
