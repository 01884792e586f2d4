import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { inRoot, root } from '../common/paths.mjs';

// The server of `npm run dev`, restarted when its own sources change. Not `node --watch`, which also watches
// every page that Next compiles, and whose messages Next's workers mistake for answers.
const SOURCES = ['lib', 'brands', 'messages', 'server.ts'];
const SETTLES_MS = 150;

let server;
let again = false;
let timer;

function serve() {
  again = false;
  server = spawn(process.execPath, ['server.ts'], { cwd: root, stdio: 'inherit' });
  server.on('exit', (code) => {
    if (again) serve();
    else process.exit(code ?? 0);
  });
}

function restart() {
  again = true;
  server.kill('SIGTERM');
}

for (const source of SOURCES) {
  watch(inRoot(source), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(restart, SETTLES_MS);
  });
}
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    again = false;
    clearTimeout(timer);
    server.kill(signal);
  });
}
serve();
