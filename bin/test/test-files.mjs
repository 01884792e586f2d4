import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The test files of a folder, or the one file that is named. */
export function testFilesOf(path) {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
  return readdirSync(path, { recursive: true })
    .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
    .map((name) => join(path, name));
}
