import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, PlainError } from '../common/plain-error.mjs';
import { schemaDifference } from './diff.mjs';
import { HAND_MARKER, migrationsDirectory } from './migrations.mjs';

const LOCK = 'provider = "postgresql"\n';

await main(async () => {
  const name = process.argv[2] ?? '';
  if (!/^[a-z0-9_]+$/.test(name))
    throw new PlainError('Usage: node bin/database/new-migration.mjs name_in_small_letters');
  const sql = await schemaDifference();
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const directory = join(migrationsDirectory, `${time}_${name}`);
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'migration.sql'), `${sql}\n\n${HAND_MARKER}.\n`);
  const lock = join(migrationsDirectory, 'migration_lock.toml');
  if (!existsSync(lock)) writeFileSync(lock, LOCK);
  console.log(
    `Wrote ${join(directory, 'migration.sql')}${sql === '' ? ' (the schema had not changed)' : ''}`,
  );
});
