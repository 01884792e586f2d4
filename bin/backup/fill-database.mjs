import { join } from 'node:path';
import { PlainError } from '../common/plain-error.mjs';
import { reasonOf } from '../database/connect.mjs';
import { hashDatabase } from '../database/hashes.mjs';
import { loadDatabase } from '../database/load.mjs';
import { migrate } from '../database/migrate.mjs';
import { ROWS } from './files.mjs';

/**
 * Loads a backup's rows into the empty database at `url`: creates the tables as they were at the time of the backup,
 * compares each one's count and hash with the manifest, and then migrates. Throws a PlainError at any difference.
 */
export async function fillDatabase(url, folder, manifest) {
  await migrate(url, { upTo: manifest.migrations.at(-1) });
  const counts = await load(url, join(folder, ROWS));
  compare('rows', manifest.counts, counts);
  // Backups of before 23 November 2026 have no hashes.
  if (manifest.hashes !== undefined) compare('hash', manifest.hashes, await hashDatabase(url));
  await migrate(url);
}

async function load(url, file) {
  try {
    return await loadDatabase(url, file);
  } catch (error) {
    throw new PlainError(`The rows of the backup cannot be loaded: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

function compare(what, wanted, found) {
  const table = [...new Set([...Object.keys(wanted), ...Object.keys(found)])].find(
    (name) => wanted[name] !== found[name],
  );
  if (table === undefined) return;
  throw new PlainError(
    `The restored table ${table} differs from the manifest (${what}: ${found[table]} instead of ${wanted[table]}): use another backup`,
  );
}
