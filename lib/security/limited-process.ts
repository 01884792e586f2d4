import { execFile } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const LARGEST_ANSWER = 64 * 1024 * 1024;

type Program = {
  /** A TypeScript file below the working directory, such as `lib/media/rendering/picture-process.ts`. */
  readonly file: string;
  readonly args?: readonly string[];
  /** The process is killed after this time. */
  readonly limitMs: number;
  /** Limit of the JavaScript heap, in megabytes. A program that uses native libraries calls `limitMemory`. */
  readonly heapMegabytes: number;
};

export type LimitedAnswer =
  | { readonly ok: true; readonly output: Buffer }
  /** `exitCode` is null for a process that was killed. */
  | { readonly ok: false; readonly exitCode: number | null };

/**
 * Runs one of our programs on bytes from outside: parsers of foreign formats can take hours or all memory for a
 * few bytes, and a process can be killed where a thread cannot. It gets none of our secrets. Never throws.
 */
export async function runLimited(program: Program, input: Uint8Array): Promise<LimitedAnswer> {
  const { file, args = [], limitMs, heapMegabytes } = program;
  // A path instead of `import.meta.url`: in the Next bundle that would resolve inside the bundle's own folder.
  const path = join(process.cwd(), file);
  const running = promisify(execFile)(
    process.execPath,
    [`--max-old-space-size=${String(heapMegabytes)}`, path, ...args],
    {
      encoding: 'buffer',
      timeout: limitMs,
      killSignal: 'SIGKILL',
      maxBuffer: LARGEST_ANSWER,
      // Compiled once for all processes, a start takes less than half of the time.
      env: {
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: getCompileCacheDir() ?? '',
      },
    },
  );
  // Ignores EPIPE from a process that has exited; its exit code shows why.
  running.child.stdin?.on('error', () => undefined).end(input);
  try {
    return { ok: true, output: (await running).stdout };
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    return { ok: false, exitCode: typeof code === 'number' ? code : null };
  }
}
