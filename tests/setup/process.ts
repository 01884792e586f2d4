import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { directUrlOf } from './database.ts';

export const root = resolve(import.meta.dirname, '../..');
const node24 = join(root, 'node_modules/.bin/node');
const MAX_OUTPUT = 200_000;

export type RunningProcess = {
  readonly pid: number;
  readonly output: () => string;
  readonly hasEnded: () => boolean;
  /** Asks the process to end and waits; with SIGKILL it cannot clean up. Resolves to the exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/**
 * Starts a program of the project on Node 24, in the checkout or another folder. Its output is stored for the message
 * of a failing test.
 */
export function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  folder = root,
): RunningProcess {
  const settings: NodeJS.ProcessEnv = { ...process.env, NODE_OPTIONS: '', ...env };
  // That of the worker's own database, while this process may have another one.
  if (settings['DATABASE_URL'] !== undefined && settings['DATABASE_DIRECT_URL'] !== undefined)
    settings['DATABASE_DIRECT_URL'] = directUrlOf(settings['DATABASE_URL']);
  const child = spawn(node24, args, {
    cwd: folder,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const append = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-MAX_OUTPUT);
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    output: () => output,
    hasEnded,
    stop: (signal = 'SIGTERM') => stop(child, hasEnded, signal),
  };
}

/**
 * Waits for an address to answer 200. Fails with the program's output if the program ends first, or is not
 * ready within a limit that is shorter than a test's minute.
 */
export async function waitUntilReady(
  running: RunningProcess,
  url: string,
  withinMs = 150_000,
): Promise<void> {
  const signal = AbortSignal.timeout(withinMs);
  for (;;) {
    if (running.hasEnded()) throw new Error(`it ended before it was ready:\n${running.output()}`);
    const answer = await fetch(url, { signal }).catch(() => undefined);
    if (answer?.ok === true) return;
    if (signal.aborted) throw new Error(`not ready after ${withinMs} ms:\n${running.output()}`);
    await sleep(50);
  }
}

async function stop(
  child: ChildProcess,
  hasEnded: () => boolean,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (hasEnded()) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const insist = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await ended;
  clearTimeout(insist);
  return child.exitCode;
}
