import { mkdirSync, readdirSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabase, stopDatabase } from '../../bin/database/embedded.mjs';
import { inData } from '../../bin/common/paths.mjs';
import { isAlive } from '../../bin/processes/stop-process.mjs';

// Tests need no durability and are faster without it; benches measure a durable database.
const forgetful = { directory: inData('test', 'postgres'), durable: false };
const durable = { directory: inData('bench', 'postgres'), durable: true };
const place = process.env.TEST_DURABLE === '1' ? durable : forgetful;
const users = `${place.directory}.users`;
const gate = `${place.directory}.gate`;
const STALE_GATE_MS = 60_000;

let joined = false;

/** Starts the test database, or joins the one that another test run started; resolves to its address. */
export async function joinCluster() {
  joined = true;
  return alone(async () => {
    writeFileSync(`${users}/${process.pid}`, '');
    const { url } = await startDatabase(place.directory, { durable: place.durable });
    return url;
  });
}

/** Leaves the test database, if it was joined; the last run to leave stops it. */
export async function leaveCluster() {
  if (!joined) return;
  await alone(async () => {
    rmSync(`${users}/${process.pid}`, { force: true });
    const others = readdirSync(users).filter((pid) => {
      if (isAlive(Number(pid))) return true;
      rmSync(`${users}/${pid}`, { force: true });
      return false;
    });
    if (others.length > 0) return;
    await stopDatabase(place.directory);
  });
}

// Two runs must not start or stop the same database at the same moment.
async function alone(work) {
  mkdirSync(users, { recursive: true });
  for (;;) {
    try {
      mkdirSync(gate);
      break;
    } catch {
      const age = Date.now() - (statSync(gate, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > STALE_GATE_MS) rmSync(gate, { recursive: true, force: true });
      await sleep(50);
    }
  }
  try {
    return await work();
  } finally {
    rmdirSync(gate);
  }
}
