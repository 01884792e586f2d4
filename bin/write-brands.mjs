// Writes what follows from the folders under brands/: the lists that the app reads them by.
// Run by Node 24: `node bin/write-brands.mjs`. A test compares its output with what is on disk.
import { writeLists } from './brand/write-lists.ts';
import { root } from './common/paths.mjs';

writeLists(root);
