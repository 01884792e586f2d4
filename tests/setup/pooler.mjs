import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { postgresPrograms } from '../../bin/database/binaries.mjs';
import { inData } from '../../bin/common/paths.mjs';
import { freePort } from '../../bin/common/ports.mjs';

/** The first version that passes prepared statements on in transaction mode. */
const PREPARED_SINCE = [1, 21];
const READY_WITHIN_MS = 60_000;

/**
 * Starts a PgBouncer in transaction mode before a PostgreSQL. Resolves to { url, prepared, stop }; `prepared` says
 * whether it passes prepared statements on.
 */
export async function startPooler(clusterUrl) {
  const { identity } = postgresPrograms(inData('test', 'postgres'));
  const folder = mkdtempSync(join(tmpdir(), 'amarena-pooler-'));
  const file = join(folder, 'pgbouncer.ini');
  const prepared = passesPrepared();
  const port = await freePort();
  writeFileSync(file, configuration(new URL(clusterUrl), port, prepared), { mode: 0o600 });
  for (const path of identity === undefined ? [] : [folder, file])
    chownSync(path, identity.uid, identity.gid);
  const child = spawn('pgbouncer', ['-q', file], { ...identity, stdio: 'inherit' });
  const url = new URL(clusterUrl);
  url.port = String(port);
  await waitUntilReady(url.href, child);
  return {
    url: url.href,
    prepared,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function passesPrepared() {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  const [major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(stdout)?.slice(1) ?? []).map(Number);
  return major > PREPARED_SINCE[0] || (major === PREPARED_SINCE[0] && minor >= PREPARED_SINCE[1]);
}

// As docs/operations.md has it: what a connection would set at its start is set by the pooler.
function configuration({ hostname, port, username, password }, listenPort, prepared) {
  const limits = {
    statement_timeout: 120_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  };
  const query = Object.entries(limits).map(([name, ms]) => `set ${name} = ${ms}`);
  return `[databases]
* = host=${hostname} port=${port} user=${username} password=${password} connect_query='${query.join('; ')}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
ignore_startup_parameters = ${Object.keys(limits).join(',')}
${prepared ? 'max_prepared_statements = 200' : ''}
`;
}

async function waitUntilReady(url, child) {
  const end = Date.now() + READY_WITHIN_MS;
  const address = url.replace(/\/[^/]*$/, '/postgres');
  for (;;) {
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > end) throw error;
      await sleep(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
