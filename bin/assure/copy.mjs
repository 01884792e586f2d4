import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../common/paths.mjs';

const LEFT_OUT = new Set(['.data', '.git', '.next', 'node_modules', 'test-results']);

/** Makes a fresh copy of the sources at `tree`, with the packages of this checkout. */
export function makeCopy(tree) {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  for (const entry of readdirSync(root).filter((name) => !LEFT_OUT.has(name))) {
    cpSync(join(root, entry), join(tree, entry), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
}
