import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createSocket } from 'node:dgram';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { relaySettings } from '../../bin/start/relay-settings.mjs';

export const TURN_SECRET = 'a-turn-secret-of-the-tests-with-forty-letters';
const READY_WITHIN_MS = 20_000;
const ASK_EVERY_MS = 50;
/** A STUN binding request (RFC 8489) without attributes. */
const BINDING = Buffer.from('000100002112a442' + '0123456789abcdef01234567', 'hex');

export const hasTurnserver = (): boolean =>
  spawnSync('sh', ['-c', 'command -v turnserver']).status === 0;

/** Resolves once the server answers. */
async function answered(port: number): Promise<void> {
  const socket = createSocket('udp4');
  const answer = once(socket, 'message');
  const until = performance.now() + READY_WITHIN_MS;
  try {
    while (performance.now() < until) {
      socket.send(BINDING, port, '127.0.0.1');
      const came = await Promise.race([answer, pause(ASK_EVERY_MS)]);
      if (came !== undefined) return;
    }
  } finally {
    socket.close();
  }
  throw new Error('turnserver did not answer');
}

/** Starts a real coturn with the settings of the containers, on loopback, which no deployment allows. */
export async function startCoturn(port: number): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'coturn-'));
  const file = join(folder, 'turnserver.conf');
  await writeFile(file, relaySettings({ port, secret: TURN_SECRET, folder }));
  const child = spawn('turnserver', ['-c', file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await Promise.race([
    answered(port),
    ended.then(([code]) => Promise.reject(new Error(`turnserver ended with ${String(code)}`))),
  ]);
  return async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
