import { PlainError } from '../common/plain-error.mjs';
import { isAppRunning } from '../common/running.mjs';
import { borrowDatabase } from '../database/borrow.mjs';
import { arePhotosReplaced, settlePhotos } from './photos.mjs';
import { openReplacement } from './replacement.mjs';

/** Ends a restore that a crash interrupted: `undone` if its rows were not in place, else `completed`; `none` if none was. */
export async function recover() {
  if (isAppRunning()) throw new PlainError('The app is running on this database: stop it first.');
  const { url, release } = await borrowDatabase();
  try {
    return await recoverAt(url);
  } finally {
    await release();
  }
}

async function recoverAt(url) {
  const database = await openReplacement(url);
  try {
    return await endInterrupted(database);
  } finally {
    await database.close();
  }
}

/** As above where a crash left the photos renamed, for the start of the app. */
export async function recoverIfInterrupted(url) {
  return arePhotosReplaced() ? recoverAt(url) : 'none';
}

/**
 * The rename of the databases is the moment at which a restore takes effect: the photos follow it. Removes what is
 * left over.
 */
export async function endInterrupted(database) {
  const isPending = await database.isPending();
  if (!isPending && !arePhotosReplaced() && !(await database.hasReplaced())) return 'none';
  settlePhotos(!isPending);
  await database.clear();
  return isPending ? 'undone' : 'completed';
}
