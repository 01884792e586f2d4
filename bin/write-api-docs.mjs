// Writes docs/openapi.json, docs/api.md and docs/asyncapi.json from the contracts and the events. Run by Node 24: `node bin/write-api-docs.mjs`.
// A test compares its output with the files on disk.
import { writeFileSync } from 'node:fs';
import { asyncApiDocument } from '../lib/hub/asyncapi.ts';
import { apiPage } from '../lib/http/api-page.ts';
import { deskEndpoints } from '../lib/http/desk/registry.ts';
import { openApiDocument } from '../lib/http/openapi.ts';
import { endpoints } from '../lib/http/registry.ts';

writeFileSync('docs/openapi.json', `${JSON.stringify(openApiDocument(endpoints), null, 2)}\n`);
writeFileSync('docs/api.md', apiPage(endpoints, deskEndpoints));
writeFileSync('docs/asyncapi.json', `${JSON.stringify(asyncApiDocument(), null, 2)}\n`);
