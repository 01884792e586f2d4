import { setTimeout as sleep } from 'node:timers/promises';
import { compose, leader, sql, waitUntilHealthy } from '../composition.mjs';
import { podman } from '../engine.mjs';

const SERVICES = ['postgres1', 'postgres2'];
const CAUGHT_UP_WITHIN_MS = 180_000;
const limits = { lost: 0, twice: 0, faults: 0, silenceS: 30 };

const standbyOf = (service) => SERVICES.find((other) => other !== service);

/** Resolves once another server leads; its name. */
async function successorOf(service) {
  for (;;) {
    const now = await leader().catch(() => undefined);
    if (now !== undefined && now !== service) return now;
    await sleep(500);
  }
}

/** Resolves once the standby follows synchronously, so that the next failure loses nothing either. */
export async function untilSynchronous() {
  const end = performance.now() + CAUGHT_UP_WITHIN_MS;
  const state = `select count(*) from pg_stat_replication where sync_state in ('sync', 'quorum')`;
  while ((await sql(state).catch(() => '0')) === '0') {
    if (performance.now() > end) throw new Error('the standby does not follow');
    await sleep(1_000);
  }
}

/** The process of the server is killed in its container, as by the kernel when memory is short. */
export const databaseKilled = {
  name: 'kill -9 of the leading PostgreSQL under load',
  limits,
  async run() {
    const service = await leader();
    const kill = 'kill -9 $(head -1 /var/lib/postgresql/data/postmaster.pid)';
    await podman('exec', `amarena-${service}-1`, 'bash', '-c', kill);
    await successorOf(service);
  },
  after: untilSynchronous,
};

/** The whole container of the leader ends without a word, as a machine does, and comes back a minute later. */
export const leaderKilled = {
  name: 'the leader’s container killed under load',
  limits,
  async run() {
    const service = await leader();
    await podman('stop', '--time', '0', `amarena-${service}-1`);
    await successorOf(service);
    // Members go on with one server.
    await sleep(10_000);
    await compose(`up -d --no-build --no-deps ${service}`);
    await waitUntilHealthy([service, standbyOf(service)], CAUGHT_UP_WITHIN_MS);
  },
  after: untilSynchronous,
};
