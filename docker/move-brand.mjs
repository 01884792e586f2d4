import { spawnSync } from 'node:child_process';
import { loadSecrets } from './secrets.mjs';

// `docker compose run --rm prepare node docker/move-brand.mjs VERB …`, as the owner of the tables.
loadSecrets();
const args = ['bin/cells/command-line.ts', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
