import { join, resolve } from 'node:path';
import { PlainError } from '../common/plain-error.mjs';
import { isAppRunning } from '../common/running.mjs';
import { borrowDatabase } from '../database/borrow.mjs';
import { reasonOf } from '../database/connect.mjs';
import { PHOTOS, sum } from './files.mjs';
import { fillDatabase } from './fill-database.mjs';
import { readManifest } from './manifest.mjs';
import { stagePhotos } from './photos.mjs';
import { endInterrupted } from './recover.mjs';
import { openReplacement, UnsettledError } from './replacement.mjs';

/**
 * Restores a backup into a new database and a new folder beside the live ones, compares both with the manifest and
 * then renames them: a restore that fails changes nothing. Replaces existing data only with `replace`. The app must
 * not run.
 */
export async function restore(wanted, { replace }) {
  if (wanted === undefined)
    throw new PlainError('Usage: node bin/restore.mjs FOLDER [--replace], or --recover');
  const folder = resolve(wanted);
  try {
    if (isAppRunning()) throw new PlainError('The app is running on this database: stop it first.');
    const manifest = await readManifest(folder);
    const { url, release } = await borrowDatabase({ create: true });
    try {
      return await restoreBeside(url, folder, manifest, replace);
    } finally {
      await release();
    }
  } catch (error) {
    if (error instanceof UnsettledError) throw error;
    throw new PlainError(`${reasonOf(error)}. Nothing was changed.`, { cause: error });
  }
}

async function restoreBeside(url, folder, manifest, replace) {
  const database = await openReplacement(url);
  let photos;
  try {
    await endInterrupted(database);
    await database.create({ replace });
    photos = await stagePhotos(join(folder, PHOTOS), manifest, { replace });
    await fillDatabase(database.url, folder, manifest);
    await database.swap(photos);
  } catch (error) {
    if (!(error instanceof UnsettledError)) {
      photos?.drop();
      await database.drop().catch(() => undefined);
    }
    await database.close();
    throw error;
  }
  const leftover = await removeReplaced(database, photos);
  await database.close();
  return { rows: sum(manifest.counts), photos: manifest.photos, leftover };
}

// The backup is in place by now, so a failure here is a note and no error.
async function removeReplaced(database, photos) {
  try {
    await database.finish();
    photos.finish();
    return undefined;
  } catch (error) {
    return `The replaced data could not be removed: ${reasonOf(error)}. The next restore removes them.`;
  }
}
