import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createSocket } from 'node:dgram';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { relaySettings } from '../../bin/start/relay-settings.mjs';
import { freePorts } from './ports.ts';

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

/** Resolves once the process answers; to what ends it. */
async function running(command: string, args: string[], port: number, env = process.env) {
  const child = spawn(command, args, { stdio: 'ignore', env });
  const ended = once(child, 'exit');
  await Promise.race([
    answered(port),
    ended.then(([code]) => Promise.reject(new Error(`turnserver ended with ${String(code)}`))),
  ]);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { child, stop };
}

/** Starts a real coturn with the settings of the containers, on loopback, which no deployment allows. */
export async function startCoturn(port: number): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'coturn-'));
  const file = join(folder, 'turnserver.conf');
  await writeFile(file, relaySettings({ port, secret: TURN_SECRET, folder }));
  const { stop } = await running('turnserver', ['-c', file], port);
  return async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
}

export type ContainerRelay = {
  readonly tlsPort: number;
  /** Signed by itself; null without TLS. */
  readonly certificate: Buffer | null;
  /** Replaces the certificate, as after a renewal; resolves to the new one. */
  readonly renew: () => Promise<Buffer>;
  readonly stop: () => Promise<void>;
};

/** A certificate for `turn.example.test` in the folder that the operator's is mounted at. */
async function makeCertificate(root: string): Promise<Buffer> {
  const folder = join(root, 'certificate');
  const certificate = join(folder, 'fullchain.pem');
  const args = [
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ['-days', '2', '-subj', '/CN=turn.example.test'],
    ['-addext', 'subjectAltName=DNS:turn.example.test'],
    ['-keyout', join(folder, 'privkey.pem'), '-out', certificate],
  ].flat();
  const made = spawnSync('openssl', args);
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr.toString()}`);
  return readFile(certificate);
}

/** Starts coturn as its container does, below another root and on other ports, on loopback. */
export async function startContainerRelay(given: {
  readonly secret: string;
  readonly tls: boolean;
}): Promise<ContainerRelay> {
  const root = await mkdtemp(join(tmpdir(), 'coturn-'));
  const port = await freePorts(2);
  const tlsPort = port + 1;
  for (const folder of ['etc/coturn', 'secrets/turn', 'certificate', 'tmp']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  const settings = await readFile('docker/coturn/turnserver.conf', 'utf8');
  const moved = settings
    .replace(/^listening-port=.*$/m, `listening-port=${String(port)}`)
    .replace(/^tls-listening-port=.*$/m, `tls-listening-port=${String(tlsPort)}`)
    .replaceAll(/=\/tmp\//g, `=${root}/tmp/`);
  const local = 'listening-ip=127.0.0.1\nallow-loopback-peers\n';
  await writeFile(join(root, 'etc/coturn/amarena.conf'), `${moved}\n${local}`);
  await writeFile(join(root, 'secrets/turn/secret'), given.secret);
  const certificate = given.tls ? await makeCertificate(root) : null;
  const env = { ...process.env, COTURN_ROOT: root };
  const { child, stop } = await running('sh', ['docker/coturn/start-coturn'], port, env);
  return {
    tlsPort,
    certificate,
    renew: async () => {
      const renewed = await makeCertificate(root);
      child.kill('SIGUSR2');
      return renewed;
    },
    stop: async () => {
      await stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
