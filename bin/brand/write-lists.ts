import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenLists } from '../../lib/brands/written-lists.ts';

/** The brands of a checkout: the folders under brands/. */
export function brandFolders(root: string): readonly string[] {
  return readdirSync(join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Writes the lists from which the app reads its brands. */
export function writeLists(root: string): void {
  for (const [file, text] of writtenLists(brandFolders(root)))
    writeFileSync(join(root, file), text);
}

/** The lists that do not match the brand folders. */
export function oldLists(root: string): readonly string[] {
  return [...writtenLists(brandFolders(root))]
    .filter(([file, text]) => readFileSync(join(root, file), 'utf8') !== text)
    .map(([file]) => file);
}
