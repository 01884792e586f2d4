// Writes the files generated from the contracts: the route shells under app/api, docs/openapi.json and
// docs/api.md. Run by Node 24: `node bin/write-api.mjs`. A test compares its output with the files on disk.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { endpoints } from '../lib/http/registry.ts';
import { openApiDocument } from '../lib/http/openapi.ts';
import { apiPage, routeFiles } from '../lib/http/written-files.ts';

rmSync('app/api', { recursive: true, force: true });
for (const [file, text] of routeFiles(endpoints)) {
  mkdirSync(dirname(join(file)), { recursive: true });
  writeFileSync(file, text);
}
writeFileSync('docs/openapi.json', `${JSON.stringify(openApiDocument(endpoints), null, 2)}\n`);
writeFileSync('docs/api.md', apiPage(endpoints));
