import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fail } from '../../kernel/errors.ts';
import { TOO_LARGE_EXIT } from './plain-svg.ts';
import { PICTURE_MAX_PIXELS } from '../limits.ts';

const OPTIONS = {
  encoding: 'buffer',
  timeout: 10_000,
  killSignal: 'SIGKILL',
  maxBuffer: 64 * 1024 * 1024,
  // The process that renders untrusted files gets none of our secrets.
  env: { NODE_ENV: 'production' },
} as const;

/**
 * Renders an SVG as PNG, at most as large as a stored photo. A few hundred bytes of SVG can take hours to
 * render, and the image library's threads cannot be stopped, so a separate process does it and is killed
 * after a time limit. Raises `photo_too_large`, `photo_unreadable`.
 */
export async function drawSvg(bytes: Buffer): Promise<Buffer> {
  // A path instead of `import.meta.url`: in the Next bundle that would resolve inside the bundle's own
  // folder.
  const program = join(process.cwd(), 'lib/media/rendering/svg-process.ts');
  const drawing = promisify(execFile)(process.execPath, [program], OPTIONS);
  // Ignores EPIPE from a process that has exited; its exit code shows why.
  drawing.child.stdin?.on('error', () => undefined).end(bytes);
  try {
    return (await drawing).stdout;
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (code !== TOO_LARGE_EXIT) return fail('photo_unreadable', { key: 'grandezza_file' });
    return fail('photo_too_large', { key: 'grandezza_file', pixels: PICTURE_MAX_PIXELS });
  }
}
