import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../../kernel/env.ts';
import { singleton } from '../../kernel/singleton.ts';

/** Made by the build from components/visitor. */
const FILE = join(process.cwd(), '.data', 'build', 'visitor.js');

type Script = { readonly path: string; readonly text: string };

/**
 * The script of the pages that React does not run; undefined where none was built, and in development,
 * where React runs every page with the sources as they are. Its path names its content.
 */
export function visitorScript(): Script | undefined {
  return singleton('visitor-script', () => {
    if (env().NEXT_DEV || !existsSync(FILE)) return undefined;
    const text = readFileSync(FILE, 'utf8');
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    return { path: `/visitor-${hash}.js`, text };
  });
}
