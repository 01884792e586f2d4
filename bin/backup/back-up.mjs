import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inData } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';
import { borrowDatabase } from '../database/borrow.mjs';
import { reasonOf } from '../database/connect.mjs';
import { dumpDatabase } from '../database/dump.mjs';
import {
  countFiles,
  MANIFEST,
  PHOTOS,
  ROWS,
  SELFIES,
  sha256,
  sha256OfFolder,
  sum,
} from './files.mjs';

/**
 * Writes the database and then the photos to a folder, by default a new one under `.data/backups`.
 * In that order every photo that a row names is present; one uploaded meanwhile is merely surplus. Selfies are left out.
 * Photos in an S3 store are not included: the store has its own copies.
 */
export async function backUp(wanted) {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = resolve(wanted ?? inData('backups', time));
  if (existsSync(folder))
    throw new PlainError(`${folder} exists already: a backup replaces nothing.`);
  // Written under another name until it is complete, so that a folder named as a backup is always whole.
  const draft = `${folder}.unfinished`;
  const { url, release } = await borrowDatabase();
  try {
    // One that failed before would mix its photos into this one.
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true, mode: 0o700 });
    const { migrations, counts, hashes } = await dumpDatabase(url, join(draft, ROWS));
    const source = inData(PHOTOS);
    const filter = (path) => path !== join(source, SELFIES);
    if (existsSync(source)) cpSync(source, join(draft, PHOTOS), { recursive: true, filter });
    const photos = countFiles(join(draft, PHOTOS));
    const manifest = {
      madeAt: new Date(),
      migrations,
      counts,
      hashes,
      photos,
      sha256: await sha256(join(draft, ROWS)),
      photosSha256: await sha256OfFolder(join(draft, PHOTOS)),
    };
    writeFileSync(join(draft, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`);
    renameSync(draft, folder);
    return { folder, rows: sum(counts), photos };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw new PlainError(`${reasonOf(error)}. No backup was written.`, { cause: error });
  } finally {
    await release();
  }
}
