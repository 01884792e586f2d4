import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../../common/plain-error.mjs';
import { compose, waitUntilHealthy } from '../composition.mjs';
import { podman } from '../engine.mjs';

const SERVICES = ['valkey1', 'valkey2'];
/** Two seconds until the Sentinels agree that it is gone, an election, and the next attempt of an instance. */
const FOLLOWED_WITHIN_MS = 15_000;
const REPLICATES_WITHIN_MS = 60_000;

/** The service that leads, by a Sentinel. */
async function leadingValkey() {
  const ask = ['sentinel', 'get-master-addr-by-name', 'amarena'];
  const answer = await podman('exec', 'amarena-sentinel1-1', 'valkey-cli', '-p', '26379', ...ask);
  return answer.split('\n')[0].trim();
}

async function reachesValkey(instance) {
  const script = `fetch('http://127.0.0.1:3000/api/health/ready').then((answer) => answer.json())
    .then(({ shared }) => process.exit(shared ? 0 : 1))`;
  return podman('exec', `amarena-${instance}-1`, 'node', '-e', script).then(
    () => true,
    () => false,
  );
}

async function until(isSo, withinMs, fault) {
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new PlainError(fault);
    await sleep(200);
  }
}

/** The container of the leading Valkey ends without a word; instances follow to the other without a restart. */
export const valkeyKilled = {
  name: 'the leading Valkey killed under load',
  limits: { lost: 0, twice: 0, faults: 0, silenceS: 5 },
  async run() {
    const service = await leadingValkey();
    await podman('stop', '--time', '0', `amarena-${service}-1`);
    await until(
      async () => (await leadingValkey()) !== service,
      FOLLOWED_WITHIN_MS,
      `${service} was killed, and no other Valkey leads.`,
    );
    for (const instance of ['app1', 'app2'])
      await until(
        () => reachesValkey(instance),
        FOLLOWED_WITHIN_MS,
        `${instance} does not follow to the Valkey that leads.`,
      );
    await compose(`up -d --no-build --no-deps ${service}`);
    await waitUntilHealthy(SERVICES, REPLICATES_WITHIN_MS);
    const role = ['valkey-cli', 'info', 'replication'];
    await until(
      async () =>
        (await podman('exec', `amarena-${service}-1`, ...role)).includes('master_link_status:up'),
      REPLICATES_WITHIN_MS,
      `${service} came back and does not follow.`,
    );
  },
};
