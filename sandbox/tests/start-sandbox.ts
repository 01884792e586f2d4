import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface RunningSandbox {
  readonly url: string;
  readonly smtpPort: number;
  /** The address that requires a client certificate. */
  readonly tlsUrl: string;
  readonly child: ChildProcess;
  readonly stop: () => Promise<number | null>;
}

const MAIN = path.join(import.meta.dirname, '../main.ts');

function spawnSandbox(env: Readonly<Record<string, string>>) {
  return spawn(process.execPath, [MAIN], {
    // The sandbox must not inherit the test runner's own options.
    env: { ...process.env, NODE_OPTIONS: '', SANDBOX_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Starts the sandbox on free ports and waits for its ready line. */
export async function startSandbox(
  env: Readonly<Record<string, string>> = {},
): Promise<RunningSandbox> {
  const child = spawnSandbox(env);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([once(lines, 'line'), exited])) as [unknown];
  if (typeof line !== 'string') throw new Error(`the sandbox ended with ${String(line)}`);
  const ready = JSON.parse(line) as { http: number; smtp: number; tls: number };
  return {
    url: `http://127.0.0.1:${ready.http}`,
    smtpPort: ready.smtp,
    tlsUrl: `https://127.0.0.1:${ready.tls}`,
    child,
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
  };
}
