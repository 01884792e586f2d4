import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { inData } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';
import { countFiles, PHOTOS, sha256OfFolder } from './files.mjs';

const remove = (folder) => rmSync(folder, { recursive: true, force: true });

/**
 * Copies a backup's photos beside the live ones and compares them with the manifest: { swap, undo, finish, drop }.
 * `swap` renames the folders, `undo` renames them back, `finish` removes the replaced folder, `drop` the copy.
 * A backup without photos leaves the live ones.
 */
export async function stagePhotos(source, manifest, { replace }) {
  const live = inData(PHOTOS);
  const fresh = inData(`${PHOTOS}.restoring`);
  const old = inData(`${PHOTOS}.replaced`);
  if (!existsSync(source)) return { swap() {}, undo() {}, finish() {}, drop() {} };
  // An interrupted restore may have moved the live folder away.
  if (!existsSync(live) && existsSync(old)) renameSync(old, live);
  if (!replace && countFiles(live) > 0)
    throw new PlainError(`There are photos in ${live}: --replace puts the backup in their place.`);
  remove(fresh);
  remove(old);
  const drop = () => remove(fresh);
  try {
    cpSync(source, fresh, { recursive: true });
    if (![undefined, await sha256OfFolder(fresh)].includes(manifest.photosSha256))
      throw new PlainError('The photos of the backup differ from its manifest.');
  } catch (error) {
    drop();
    throw error;
  }
  return {
    swap() {
      if (existsSync(live)) renameSync(live, old);
      renameSync(fresh, live);
    },
    undo() {
      if (!existsSync(fresh)) renameSync(live, fresh);
      if (existsSync(old)) renameSync(old, live);
    },
    finish: () => remove(old),
    drop,
  };
}
