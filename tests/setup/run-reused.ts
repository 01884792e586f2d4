import { fork, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import pLimit from 'p-limit';
import { runLimited as runOnce, type LimitedAnswer } from '#lib/security/limited-process.ts';
import { areReused } from './reused-processes.ts';

type Program = Parameters<typeof runOnce>[0];

const HOST = join(import.meta.dirname, 'reused-process.ts');

/** Then another one begins: memory that a library keeps would count towards the limit of later inputs. */
const MOST_INPUTS = 20;

type Reused = { readonly child: ChildProcess; inputs: number };

const processes = new Map<string, Reused>();
/** A program may end its process, so each process has one input at a time. */
const limits = new Map<string, ReturnType<typeof pLimit>>();

function started({ file, heapMegabytes }: Program): Reused {
  const child = fork(HOST, [file], {
    execArgv: [`--max-old-space-size=${String(heapMegabytes)}`],
    env: { NODE_ENV: 'production', NODE_COMPILE_CACHE: getCompileCacheDir() ?? '' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // It ends with its worker.
  child.unref();
  child.channel?.unref();
  const reused = { child, inputs: 0 };
  processes.set(file, reused);
  child.once('exit', () => {
    forget(file, reused);
  });
  return reused;
}

function forget(file: string, reused: Reused): void {
  if (processes.get(file) === reused) processes.delete(file);
}

async function runReused(program: Program, input: Uint8Array): Promise<LimitedAnswer> {
  const { file, args = [], limitMs } = program;
  const reused = processes.get(file) ?? started(program);
  const { child } = reused;
  reused.inputs += 1;
  const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
  const { promise, resolve } = Promise.withResolvers<LimitedAnswer>();
  const onExit = (exitCode: number | null) => {
    resolve({ ok: false, exitCode });
  };
  child.once('exit', onExit);
  child.once('message', resolve);
  child.send({ args, input });
  const answer = await promise;
  clearTimeout(timer);
  child.off('exit', onExit);
  child.off('message', resolve);
  if (reused.inputs === MOST_INPUTS && child.connected) {
    forget(file, reused);
    child.disconnect();
  }
  return answer.ok ? { ok: true, output: Buffer.from(answer.output) } : answer;
}

/** Replaces the app's `runLimited` in tests: same program, same limits, but a process that remains. */
export async function runLimited(program: Program, input: Uint8Array): Promise<LimitedAnswer> {
  if (!areReused()) return runOnce(program, input);
  const limit = limits.get(program.file) ?? pLimit(1);
  limits.set(program.file, limit);
  return limit(() => runReused(program, input));
}
