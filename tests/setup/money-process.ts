import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { clock } from '#lib/kernel/clock.ts';
import type { FailPoint } from '#lib/kernel/fail-points.ts';
import type { MoneyAction } from './money-actions.ts';
import { root } from './process.ts';

const node24 = join(root, 'node_modules/.bin/node');
const MAX_OUTPUT = 2_000;
const CHILD = join(import.meta.dirname, 'money-child.ts');
// The process is killed before it could use what the compiler of the database client's queries is optimised to.
const FLAGS = ['--liftoff-only'];

/**
 * Performs an action in a process that is killed at `at`, as by a power cut, without any cleanup. Throws if
 * it ended in any other way.
 */
export async function dieIn(action: MoneyAction, at: FailPoint): Promise<void> {
  const args = [...FLAGS, CHILD, JSON.stringify(action), clock.now().toISOString()];
  const child = spawn(node24, args, {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', FAIL_POINT: at },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (signal !== 'SIGKILL')
    throw new Error(`it did not die at ${at}: ${code ?? signal}\n${said.slice(-MAX_OUTPUT)}`);
}
