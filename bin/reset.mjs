import { main, PlainError } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

// Resets to a fresh clone: removes the embedded database, photos, logs and builds; packages and backups
// remain.
await main(async () => {
  await ensurePackages();
  const { existsSync, readdirSync, rmSync } = await import('node:fs');
  const { inData, inRoot } = await import('./common/paths.mjs');
  const { isAppRunning } = await import('./common/running.mjs');
  const { removeDatabase } = await import('./database/embedded.mjs');
  if (isAppRunning()) throw new PlainError('Amarena is running: stop it first.');
  for (const database of [
    inData('postgres'),
    inData('test', 'postgres'),
    inData('bench', 'postgres'),
    inData('tools', 'postgres'),
  ]) {
    await removeDatabase(database);
  }
  for (const name of existsSync(inData()) ? readdirSync(inData()) : []) {
    if (name !== 'backups') rmSync(inData(name), { recursive: true, force: true });
  }
  rmSync(inRoot('.next'), { recursive: true, force: true });
  console.log('Removed the demo world, logs and builds. "npm start" creates them again.');
}, 'npm run reset: deletes the demo world, logs and builds; backups stay.');
