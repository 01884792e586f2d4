import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { socket } from './engine.mjs';

const PAUSE_MS = 2_000;
/** podman 4.3 can lose the end of a check that began while its container started. */
const CHECK_MAX_MS = 15_000;
const API = '/v4.0.0/libpod/containers';

/**
 * podman leaves the timing of health checks to systemd, which a container of a build machine does not have: this
 * runs those of all containers, one after the other. Returns a function that stops it.
 */
export function startHealthChecks() {
  const stopping = new AbortController();
  const running = checkAll(stopping.signal);
  return async () => {
    stopping.abort();
    await running;
  };
}

async function checkAll(signal) {
  while (!signal.aborted) {
    const containers = await ask(`${API}/json`).catch(() => []);
    for (const { Names: [name] = [] } of containers) {
      if (signal.aborted) return;
      // Containers without a check are refused, and one may be gone by now.
      if (name?.startsWith('amarena-'))
        await ask(`${API}/${name}/healthcheck`).catch(() => undefined);
    }
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
}

function ask(path) {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(CHECK_MAX_MS);
    request({ socketPath: socket, path, signal }, (response) => {
      json(response).then(resolve, reject);
    })
      .on('error', reject)
      .end();
  });
}
