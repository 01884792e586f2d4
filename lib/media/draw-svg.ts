import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fail } from '../kernel/errors.ts';
import { MOST_PIXELS, TOO_LARGE_EXIT } from './picture-limits.ts';

const OPTIONS = {
  encoding: 'buffer',
  timeout: 10_000,
  killSignal: 'SIGKILL',
  maxBuffer: 64 * 1024 * 1024,
  // What draws strangers' files gets none of our secrets.
  env: { NODE_ENV: 'production' },
} as const;

/**
 * A drawing as PNG, at most as large as a photo is kept. A few hundred bytes can ask for hours of drawing,
 * and no thread of the image library can be stopped: a process of its own can. Raises `photo_too_large`,
 * `photo_unreadable`.
 */
export async function drawSvg(bytes: Buffer): Promise<Buffer> {
  // A path, not import.meta.url: the pages' bundle would look for the file in its own folder.
  const program = join(process.cwd(), 'lib/media/svg-process.ts');
  const drawing = promisify(execFile)(process.execPath, [program], OPTIONS);
  // One that has ended reads no further; why, its exit says.
  drawing.child.stdin?.on('error', () => undefined).end(bytes);
  try {
    return (await drawing).stdout;
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (code !== TOO_LARGE_EXIT) return fail('photo_unreadable', { key: 'grandezza_file' });
    return fail('photo_too_large', { key: 'grandezza_file', pixels: MOST_PIXELS });
  }
}
