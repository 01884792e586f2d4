import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../../common/plain-error.mjs';
import { podman } from '../engine.mjs';
import { HOST } from '../site.mjs';

const [BRAND] = HOST.split('.');
const OTHER = 'spark.localhost';
const PAUSE_MS = 10_000;
const KNOWN_WITHIN_MS = 20_000;

const desk = (verb) => podman('exec', 'amarena-worker-1', 'node', 'docker/desk.mjs', verb, BRAND);

async function untilStatus(site, status) {
  const end = performance.now() + KNOWN_WITHIN_MS;
  for (;;) {
    const { status: found, headers } = await site.page('/');
    if (found === status) return headers;
    if (performance.now() > end) throw new PlainError(`${HOST} answers ${found}, not ${status}.`);
    await sleep(200);
  }
}

/** As while a brand is moved to another cell: its members are told to wait, and those of others notice nothing. */
export const brandPaused = {
  name: 'a brand paused for ten seconds under load',
  limits: { lost: 0, twice: 0, faults: 0, silenceS: 40 },
  async run(site) {
    await desk('pause-brand');
    const { 'retry-after': retryAfter } = await untilStatus(site, 503);
    if (!(Number(retryAfter) > 0)) throw new PlainError('The page does not say when to try again.');
    const { status } = await site.page('/', { host: OTHER });
    if (status !== 200) throw new PlainError(`${OTHER} answers ${status} meanwhile.`);
    await sleep(PAUSE_MS);
    await desk('resume-brand');
    await untilStatus(site, 200);
  },
};
