// Writes what follows from the folders under brands/: the lists that the app reads them by.
// Run by Node 24: `node bin/write-brands.mjs`. A test compares its output with what is on disk.
import { readdirSync, writeFileSync } from 'node:fs';
import { writtenLists } from '../lib/brands/written-lists.ts';

const folders = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
for (const [file, text] of writtenLists(folders)) writeFileSync(file, text);
