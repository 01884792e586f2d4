import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaries, inRoot } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';
import { run } from '../common/run.mjs';
import { schemaFiles } from './migrations.mjs';

/** Generates the database client in lib/db/generated if the schema has changed; resolves to whether it did. */
export async function generateClient() {
  const stamp = inRoot('.data', 'build', 'client.hash');
  const hash = schemaHash();
  const made = existsSync(inRoot('lib', 'db', 'generated', 'client.ts'));
  if (made && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  // `generate` requires a schema engine to exist although it never calls it; this prevents the download of
  // one.
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' };
  const schema = inRoot('prisma', 'schema');
  const { code, output } = await run(
    join(binaries, 'prisma'),
    ['generate', '--schema', schema, '--no-hints'],
    { env },
  );
  if (code !== 0)
    throw new PlainError(`The database client could not be generated:\n${output.trim()}`);
  mkdirSync(inRoot('.data', 'build'), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

function schemaHash() {
  const hash = createHash('sha256').update(
    readFileSync(inRoot('node_modules/prisma/package.json')),
  );
  for (const { path, content } of schemaFiles()) hash.update(path).update(content);
  return hash.digest('hex');
}
