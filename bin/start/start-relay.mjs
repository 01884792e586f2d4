import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { inData } from '../common/paths.mjs';
import { relaySettings } from './relay-settings.mjs';

const GRACE_MS = 2_000;

const isInstalled = () => spawnSync('sh', ['-c', 'command -v turnserver']).status === 0;

/**
 * Starts the relay of calls in the demo if coturn is on this machine; without it no calls are offered. Returns the
 * settings that the server needs, and the promise of its end.
 */
export function startRelay(processes, { port }) {
  if (process.env.TURN_URLS || !isInstalled()) return { env: {}, parts: [] };
  const folder = inData('relay');
  const secret = randomBytes(32).toString('hex');
  mkdirSync(folder, { recursive: true });
  const file = inData('relay', 'turnserver.conf');
  writeFileSync(file, relaySettings({ port, secret, folder }), { mode: 0o600 });
  const log = inData('logs', 'relay.log');
  const { ended } = processes.start('turnserver', ['-c', file], { log, graceMs: GRACE_MS });
  const complaint = ended.then(
    (end) => end.complaint || `The relay of calls ended by itself: see ${log}.`,
  );
  const env = { TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: secret };
  return { env, parts: [complaint] };
}
