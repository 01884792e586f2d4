import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../common/paths.mjs';

export const migrationsDirectory = inRoot('prisma', 'migrations');
export const schemaDirectory = inRoot('prisma', 'schema');

/** What follows this line in a migration was written by hand, not generated from the schema. */
export const HAND_MARKER = '-- By hand: what the schema language cannot say';

export function migrationNames(directory = migrationsDirectory) {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => existsSync(join(directory, name, 'migration.sql')))
    .sort();
}

export const migrationSql = (name, directory = migrationsDirectory) =>
  readFileSync(join(directory, name, 'migration.sql'), 'utf8');

/** A hash of all migrations: an equal hash means equal tables. */
export function migrationsHash() {
  const hash = createHash('sha256');
  for (const name of migrationNames()) hash.update(name).update(migrationSql(name));
  return hash.digest('hex').slice(0, 16);
}

/** The schema files, each as { path, content }. */
export function schemaFiles() {
  return readdirSync(schemaDirectory)
    .filter((name) => name.endsWith('.prisma'))
    .sort()
    .map((name) => join(schemaDirectory, name))
    .map((path) => ({ path, content: readFileSync(path, 'utf8') }));
}
