import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PlainError } from '../common/plain-error.mjs';
import { freePort } from '../common/ports.mjs';
import { isAlive, stopProcess } from '../processes/stop-process.mjs';
import { giveTo, postgresPrograms } from './binaries.mjs';

const DATABASE = 'amarena';
const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 20_000;

// Parallel workers need /dev/shm, which containers keep small, and on two cores they gain nothing.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  max_parallel_workers_per_gather: '0',
};
const FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Plans of tests depend on what they analyze themselves; a database is used for seconds.
  autovacuum: 'off',
  shared_buffers: '128MB',
};

/**
 * Starts the PostgreSQL in `directory`, creating it first if necessary, or finds it running.
 * Resolves to { url, pid, stop }. `durable: false` is for tests only: a crash then loses data.
 */
export async function startDatabase(directory, { durable = true } = {}) {
  const programs = postgresPrograms(directory);
  const cluster = programs.home === undefined ? directory : join(programs.home, 'data');
  const note = readNote(directory);
  const running = await findRunning(cluster, note);
  if (running !== undefined) return handle(directory, running);
  const password = existsSync(join(cluster, 'PG_VERSION'))
    ? knownPassword(note, directory)
    : initialise(cluster, programs);
  const port = await freePort(note?.port);
  const log = `${directory}.log`;
  const pid = launch(programs, cluster, port, durable, log);
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/${DATABASE}`;
  writeFileSync(noteFile(directory), JSON.stringify({ url, port, password, pid, cluster }), {
    mode: 0o600,
  });
  await waitUntilReady(url, pid, log);
  await createDatabase(url);
  return handle(directory, { url, pid });
}

/** The address of the database that runs in `directory`, or undefined if none is running. */
export async function runningDatabase(directory) {
  const note = readNote(directory);
  if (note === undefined || !isAlive(note.pid)) return undefined;
  return (await answers(note.url)) ? note.url : undefined;
}

/** Stops the database of `directory`: ends its sessions; committed data is on disk. */
export async function stopDatabase(directory) {
  const note = readNote(directory);
  const pid = note === undefined ? undefined : readPid(note.cluster);
  if (pid !== undefined && isPostgres(pid))
    await stopProcess(pid, 'SIGINT', STOP_WITHIN_MS, 'SIGQUIT');
}

/** Stops the database and removes its files, those outside the checkout included. */
export async function removeDatabase(directory) {
  await stopDatabase(directory);
  const note = readNote(directory);
  if (note !== undefined && note.cluster !== directory)
    rmSync(dirname(note.cluster), { recursive: true, force: true });
  for (const path of [directory, `${directory}.log`, noteFile(directory)])
    rmSync(path, { recursive: true, force: true });
}

const noteFile = (directory) => `${directory}.json`;

const handle = (directory, { url, pid }) => ({ url, pid, stop: () => stopDatabase(directory) });

function readNote(directory) {
  try {
    return JSON.parse(readFileSync(noteFile(directory), 'utf8'));
  } catch {
    return undefined;
  }
}

function knownPassword(note, directory) {
  if (note !== undefined) return note.password;
  throw new PlainError(
    `The note beside ${directory} is gone, so its password is unknown: run "npm run reset".`,
  );
}

function initialise(cluster, { initdb, identity }) {
  const password = randomBytes(18).toString('hex');
  const passwordFile = join(tmpdir(), `amarena-${randomBytes(8).toString('hex')}`);
  rmSync(cluster, { recursive: true, force: true });
  giveTo(identity, cluster);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity !== undefined) spawnSync('chown', [String(identity.uid), passwordFile]);
  try {
    const options = [
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--auth=scram-sha-256',
    ];
    const made = spawnSync(
      initdb,
      [`--pgdata=${cluster}`, '--username=postgres', `--pwfile=${passwordFile}`, ...options],
      {
        ...identity,
        cwd: dirname(cluster),
        env: { ...process.env, LC_ALL: 'C' },
        encoding: 'utf8',
      },
    );
    if (made.status !== 0) {
      throw new PlainError(
        `PostgreSQL could not be set up in ${cluster}: ${lastLine(made.stderr || String(made.error))}`,
      );
    }
  } finally {
    rmSync(passwordFile, { force: true });
  }
  return password;
}

// In its own session, so that Ctrl-C in the terminal reaches only the starter, which stops processes in
// order.
function launch({ postgres, identity }, cluster, port, durable, log) {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w', 0o600);
  const settings = { ...SETTINGS, ...(durable ? {} : FORGETFUL), port: String(port) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(postgres, ['-D', cluster, ...flags], {
    ...identity,
    cwd: cluster,
    env: { ...process.env, LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', output, output],
  });
  child.on('error', () => undefined);
  child.unref();
  closeSync(output);
  if (child.pid === undefined)
    throw new PlainError(`PostgreSQL could not be started: ${postgres} does not run.`);
  return child.pid;
}

async function findRunning(cluster, note) {
  const pid = readPid(cluster);
  if (pid === undefined) return undefined;
  if (!isAlive(pid) || !isPostgres(pid)) {
    // After kill -9 the pid in the file may belong to an unrelated process, which would block PostgreSQL.
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return undefined;
  }
  const end = Date.now() + 10_000;
  while (note !== undefined && isAlive(pid) && Date.now() < end) {
    if (await answers(note.url)) return { url: note.url, pid };
    await sleep(100);
  }
  await stopProcess(pid, 'SIGINT', STOP_WITHIN_MS, 'SIGQUIT');
  return undefined;
}

function readPid(cluster) {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    return Number.isNaN(pid) ? undefined : pid;
  } catch {
    return undefined;
  }
}

function isPostgres(pid) {
  if (!existsSync('/proc/self')) return isAlive(pid);
  try {
    return isAlive(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}

async function waitUntilReady(url, pid, log) {
  const end = Date.now() + READY_WITHIN_MS;
  while (!(await answers(url))) {
    if (!isAlive(pid))
      throw new PlainError(
        `PostgreSQL did not start: ${lastLine(readFileSync(log, 'utf8'))} (${log})`,
      );
    if (Date.now() > end)
      throw new PlainError(`PostgreSQL is not ready after ${READY_WITHIN_MS / 1000} s (${log})`);
    await sleep(50);
  }
}

const maintenance = (url) => url.replace(/\/[^/]*$/, '/postgres');

async function answers(url) {
  const client = new pg.Client({
    connectionString: maintenance(url),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(url) {
  const client = new pg.Client({ connectionString: maintenance(url) });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function lastLine(text) {
  const lines = text.trim().split('\n');
  return (lines.findLast((line) => /FATAL|error/i.test(line)) ?? lines.at(-1) ?? '').trim();
}
