// Writes the lists from which the app reads the folders under brands/. Run by Node 24: `node
// bin/write-brands.mjs`. A test compares its output with the files on disk.
import { writeLists } from './brand/write-lists.ts';
import { root } from './common/paths.mjs';

writeLists(root);
