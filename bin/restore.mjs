import { main } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

// node bin/restore.mjs folder [--replace]
await main(async () => {
  await ensurePackages();
  const { restore } = await import('./backup/restore.mjs');
  const [folder] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  const { rows, photos } = await restore(folder, { replace: process.argv.includes('--replace') });
  console.log(`Restored ${rows} rows and ${photos} photos.`);
});
