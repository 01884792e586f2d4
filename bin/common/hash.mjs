import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root } from './paths.mjs';

const SKIPPED = new Set(['node_modules', '.git', '.next', '.data', 'generated', 'test-results']);

/** One hash over the names and contents of files and folders of the checkout; missing ones are left out. */
export function hashOf(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const path of paths.flatMap((name) => filesOf(inRoot(name))).sort()) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name))
    .flatMap((name) => filesOf(join(path, name)));
}
