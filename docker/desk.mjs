import { spawnSync } from 'node:child_process';
import { loadSecrets } from './secrets.mjs';

// `docker compose exec -T worker node docker/desk.mjs VERB …`: the verbs of `npm run desk`.
loadSecrets();
process.env.LOG_LEVEL ??= 'error';
const args = ['lib/command-line/command-line.ts', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
