import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inData } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';
import { borrowDatabase } from '../database/borrow.mjs';
import { dumpDatabase } from '../database/dump.mjs';
import { countFiles, MANIFEST, PHOTOS, ROWS, sha256, sum } from './files.mjs';

/**
 * Writes the database and then the photos to a folder, by default a new one under `.data/backups`.
 * In that order every photo that a row names is present; one uploaded meanwhile is merely surplus.
 * Photos in an S3 store are not included: the store has its own copies.
 */
export async function backUp(wanted) {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = resolve(wanted ?? inData('backups', time));
  if (existsSync(folder))
    throw new PlainError(`${folder} exists already: a backup replaces nothing.`);
  // Written under another name until it is complete, so that a folder named as a backup is always whole.
  const draft = `${folder}.unfinished`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const { url, release } = await borrowDatabase();
  try {
    const { migrations, counts } = await dumpDatabase(url, join(draft, ROWS));
    const source = inData(PHOTOS);
    if (existsSync(source)) cpSync(source, join(draft, PHOTOS), { recursive: true });
    const photos = countFiles(join(draft, PHOTOS));
    const manifest = {
      madeAt: new Date(),
      migrations,
      counts,
      photos,
      sha256: await sha256(join(draft, ROWS)),
    };
    writeFileSync(join(draft, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`);
    renameSync(draft, folder);
    return { folder, rows: sum(counts), photos };
  } finally {
    await release();
  }
}
