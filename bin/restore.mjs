import { main } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

// node bin/restore.mjs folder [--replace]
await main(async () => {
  await ensurePackages();
  const { restore } = await import('./backup/restore.mjs');
  const [folder] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  const replace = process.argv.includes('--replace');
  const { rows, photos, leftover } = await restore(folder, { replace });
  console.log(`Restored ${rows} rows and ${photos} photos.`);
  if (leftover !== undefined) console.log(leftover);
}, 'node bin/restore.mjs FOLDER [--replace]: restores a backup, with --replace over existing data.');
