import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, node24 } from '../../bin/common/paths.mjs';
import { run } from '../../bin/common/run.mjs';
import { removeDatabase, startDatabase, stopDatabase } from '../../bin/database/embedded.mjs';
import { migrate } from '../../bin/database/migrate.mjs';
import { startStandby } from './standby.mjs';

/** A PostgreSQL of the test's own, which it may kill and stop; with `filled` the reference rows. It is durable. */
export async function startOwnDatabase({ filled = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'amarena-own-'));
  const directory = join(folder, 'postgres');
  const { url, pid: first } = await startDatabase(directory);
  let pid = first;
  let standby;
  if (filled) await fill(url, folder);
  return {
    url,
    /** Sends a signal to the server and all its sessions. */
    signal: (name) => signalAll(pid, name),
    /** Ends its sessions and stops it; committed data are on disk. */
    stop: () => stopDatabase(directory),
    /** Starts it again at the same address. */
    restart: async () => {
      ({ pid } = await startDatabase(directory));
    },
    /** Starts a hot standby that streams from it. */
    addStandby: async () => {
      standby = await startStandby(directory);
      return {
        url: standby.url,
        signal: (name) => signalAll(standby.pid, name),
        stop: () => standby.stop(),
        restart: async () => {
          const { pid: next } = await startDatabase(standby.directory);
          standby = { ...standby, pid: next };
        },
      };
    },
    remove: async () => {
      if (standby !== undefined) await removeDatabase(standby.directory);
      await removeDatabase(directory);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function signalAll(pid, name) {
  for (const one of [pid, ...childrenOf(pid)]) process.kill(one, name);
}

function childrenOf(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((one) => one !== '')
    .map(Number);
}

async function fill(url, folder) {
  await migrate(url);
  const env = { DATABASE_URL: url, DATA_DIR: folder, APP_ENV: 'test', LOG_LEVEL: 'warn' };
  const { code, output } = await run(node24(), [inRoot('bin/database/seed-reference.ts')], { env });
  if (code !== 0) throw new Error(`the database could not be filled:\n${output}`);
}
