import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './environment.ts';
import { openTestDatabase } from './database.ts';
import { reuseProcesses } from './reused-processes.ts';
import { forgetSettings, releaseDatabase, resetAppState } from './reset-app-state.ts';

type Before = { readonly environment: NodeJS.ProcessEnv; dataDir?: string };

// The worker's initial environment, and the data folder of its last test file, which that file's own hooks
// may need until they end.
const worker = globalThis as unknown as Record<symbol, Before | undefined>;
const before = (worker[Symbol.for('tests.before')] ??= { environment: { ...process.env } });

function removeDataDir(): void {
  if (before.dataDir !== undefined) rmSync(before.dataDir, { recursive: true, force: true });
}

// Work that outlives its test file may have made the app read its settings, so each change of a variable
// clears them.
function readAgainAtEachChange(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return new Proxy(environment, {
    set: (target, name, value) => forgetSettings() && Reflect.set(target, name, value),
    deleteProperty: (target, name) => forgetSettings() && Reflect.deleteProperty(target, name),
  });
}

// Each test file begins with the same environment, an empty data folder, the template's rows and no cached state.
process.env = readAgainAtEachChange({ ...before.environment });
if (before.dataDir === undefined) process.once('exit', removeDataDir);
removeDataDir();
before.dataDir = mkdtempSync(join(tmpdir(), 'amarena-test-'));
process.env['DATA_DIR'] = before.dataDir;
await openTestDatabase(releaseDatabase());
resetAppState();
reuseProcesses();
