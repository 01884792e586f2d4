import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { inData } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';
import { countFiles, PHOTOS, sha256OfFolder } from './files.mjs';

const live = inData(PHOTOS);
const fresh = inData(`${PHOTOS}.restoring`);
const old = inData(`${PHOTOS}.replaced`);

const remove = (folder) => rmSync(folder, { recursive: true, force: true });

/** Whether a restore that was interrupted has renamed the live photos. */
export const arePhotosReplaced = () => existsSync(old);

/**
 * Ends what an interrupted restore left of the photos: removes the replaced ones if its database is in place
 * (`committed`), else puts them back.
 */
export function settlePhotos(committed) {
  if (!committed) putBack();
  remove(fresh);
  remove(old);
}

/**
 * Copies a backup's photos beside the live ones and compares them with the manifest: { swap, undo, finish, drop }.
 * `swap` renames the folders, `undo` renames them back, `finish` removes the replaced folder, `drop` the copy.
 * A backup without photos leaves the live ones.
 */
export async function stagePhotos(source, manifest, { replace }) {
  if (!existsSync(source)) return { swap() {}, undo() {}, finish() {}, drop() {} };
  if (!replace && countFiles(live) > 0)
    throw new PlainError(`There are photos in ${live}: --replace puts the backup in their place.`);
  const drop = () => remove(fresh);
  try {
    cpSync(source, fresh, { recursive: true });
    if (![undefined, await sha256OfFolder(fresh)].includes(manifest.photosSha256))
      throw new PlainError('The photos of the backup differ from its manifest.');
  } catch (error) {
    drop();
    throw error;
  }
  return { swap, undo: putBack, finish: () => remove(old), drop };
}

// The replaced folder exists from the first rename on, even where there were no photos: `putBack` depends on it.
function swap() {
  if (existsSync(live)) renameSync(live, old);
  else mkdirSync(old, { recursive: true });
  renameSync(fresh, live);
}

/** Undoes `swap` after any of its steps; does nothing if it has not begun. */
function putBack() {
  if (!existsSync(old)) return;
  if (!existsSync(fresh)) renameSync(live, fresh);
  renameSync(old, live);
}
