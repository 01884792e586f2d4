import { main } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

// node bin/backup.mjs [folder]: the app may run meanwhile.
await main(async () => {
  await ensurePackages();
  const { backUp } = await import('./backup/back-up.mjs');
  const { recordSuccess } = await import('./backup/record-success.mjs');
  const { folder, rows, photos } = await backUp(process.argv[2]);
  recordSuccess('backup');
  console.log(`Backed up ${rows} rows and ${photos} photos to ${folder}.`);
}, 'node bin/backup.mjs [FOLDER]: writes rows and photos to a new folder, by default under .data/backups.');
