import { main } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

const USAGE =
  'node bin/restore.mjs FOLDER [--replace] or --recover: restores a backup, with --replace over existing data; --recover ends a restore that a crash interrupted.';

const ENDINGS = {
  undone: 'An interrupted restore was undone: rows and photos are as before it.',
  completed: 'An interrupted restore was completed: rows and photos are those of the backup.',
  none: 'No restore was interrupted.',
};

// node bin/restore.mjs folder [--replace], or --recover
await main(async () => {
  await ensurePackages();
  if (process.argv.includes('--recover')) {
    const { recover } = await import('./backup/recover.mjs');
    console.log(ENDINGS[await recover()]);
    return;
  }
  const { restore } = await import('./backup/restore.mjs');
  const { recordSuccess } = await import('./backup/record-success.mjs');
  const [folder] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  const replace = process.argv.includes('--replace');
  const { rows, photos, leftover } = await restore(folder, { replace });
  recordSuccess('restore');
  console.log(`Restored ${rows} rows and ${photos} photos.`);
  if (leftover !== undefined) console.log(leftover);
}, USAGE);
