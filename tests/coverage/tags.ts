import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const TAG = /\[((?:core|money) §\d) ([^\]]+)\]/g;

export type Tag = { readonly section: string; readonly name: string; readonly file: string };

/** The tags of all test files, anywhere in their text: `[core §2 /match]`, `[money §8 card_declined]`. */
export function readTags(): Tag[] {
  return globSync('{tests,sandbox/tests}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.startsWith('tests/coverage/'))
    .sort()
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(TAG)].map(
        ([, section = '', name = '']) => ({ section, name, file }),
      ),
    );
}
