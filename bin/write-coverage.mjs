// Writes docs/coverage.md from the tags in test files. Run by Node 24: `node bin/write-coverage.mjs`. A test
// compares its output with the file on disk.
import { writeFileSync } from 'node:fs';
import { coveragePage } from '../tests/coverage/page.ts';
import { resolveTags } from '../tests/coverage/statements.ts';

const { statements, unknown } = resolveTags();
for (const tag of unknown) console.error(`No statement, or several: ${tag}`);
writeFileSync('docs/coverage.md', coveragePage(statements));
