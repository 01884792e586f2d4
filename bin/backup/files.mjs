import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const ROWS = 'database.jsonl.gz';
export const PHOTOS = 'photos';
/** Pictures that are deleted with a decision: a copy in a backup would outlive it. */
export const SELFIES = 'selfies';
export const MANIFEST = 'manifest.json';

export async function sha256(file) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/** One hash over the names and contents of a folder's files; undefined if there is no folder. */
export async function sha256OfFolder(folder) {
  if (!existsSync(folder)) return undefined;
  const hash = createHash('sha256');
  for (const path of filesOf(folder)) {
    const name = relative(folder, path).split(sep).join('/');
    hash.update(`${name}\0${await sha256(path)}\n`);
  }
  return hash.digest('hex');
}

export const countFiles = (folder) => filesOf(folder).length;

function filesOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);
