import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './ports.ts';

export type TestRedis = {
  readonly port: number;
  readonly url: string;
  readonly signal: (name: NodeJS.Signals) => void;
  readonly stop: () => Promise<void>;
};

/** Starts the program and waits until it writes `ready`. */
async function startServer(
  port: number,
  args: readonly string[],
  ready: string,
): Promise<TestRedis> {
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(ready)) resolve();
    });
  });
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    signal: (name) => child.kill(name),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts a redis-server that stores nothing on disk. */
export async function startRedis(at?: number, options: readonly string[] = []): Promise<TestRedis> {
  const port = at ?? (await freePorts(1));
  const nothingStored = ['--save', '', '--appendonly', 'no'];
  const args = ['--port', String(port), '--bind', '127.0.0.1', ...nothingStored, ...options];
  return startServer(port, args, 'Ready to accept connections');
}

/** Starts a Sentinel that decides alone, but not about a leader whom a loaded machine stops for a moment, which of a leader and its replicas leads. */
export async function startSentinel(leader: TestRedis, name: string): Promise<TestRedis> {
  const port = await freePorts(1);
  const folder = await mkdtemp(join(tmpdir(), 'sentinel-'));
  const file = join(folder, 'sentinel.conf');
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir ${folder}`,
    `sentinel monitor ${name} 127.0.0.1 ${leader.port} 1`,
    `sentinel down-after-milliseconds ${name} 3000`,
    `sentinel failover-timeout ${name} 5000`,
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  const server = await startServer(port, [file, '--sentinel'], '+monitor master');
  return {
    ...server,
    url: `redis-sentinel://127.0.0.1:${port}/${name}`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
