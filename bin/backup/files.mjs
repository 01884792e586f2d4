import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';

export const ROWS = 'database.jsonl.gz';
export const PHOTOS = 'photos';
export const MANIFEST = 'manifest.json';

export async function sha256(file) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

export function countFiles(folder) {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;
}

export const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);
