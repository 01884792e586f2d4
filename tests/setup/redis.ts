import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from './ports.ts';

/** Starts a redis-server that stores nothing on disk. */
export async function startRedis(at?: number): Promise<{
  readonly url: string;
  readonly signal: (name: NodeJS.Signals) => void;
  readonly stop: () => Promise<void>;
}> {
  const port = at ?? (await freePorts(1));
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready to accept connections')) resolve();
    });
  });
  return {
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
