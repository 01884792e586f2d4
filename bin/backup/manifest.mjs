import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../common/plain-error.mjs';
import { migrationNames } from '../database/migrations.mjs';
import { MANIFEST, ROWS, sha256 } from './files.mjs';

/** A backup's manifest. Throws a PlainError if the backup is incomplete, damaged or of a newer version. */
export async function readManifest(folder) {
  if (!existsSync(join(folder, MANIFEST)))
    throw new PlainError(
      `${folder} is not a complete backup, it has no ${MANIFEST}: use another one`,
    );
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
  const unknown = manifest.migrations.find((name) => !migrationNames().includes(name));
  if (unknown !== undefined)
    throw new PlainError(
      `The backup has the migration ${unknown}, which this version of Amarena lacks: restore it with the version that wrote it, or a newer one`,
    );
  if (!existsSync(join(folder, ROWS)) || (await sha256(join(folder, ROWS))) !== manifest.sha256)
    throw new PlainError(`${folder} was changed or damaged: use another backup`);
  return manifest;
}
