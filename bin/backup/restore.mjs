import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inData } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';
import { borrowDatabase } from '../database/borrow.mjs';
import { connect } from '../database/connect.mjs';
import { loadDatabase } from '../database/load.mjs';
import { migrate } from '../database/migrate.mjs';
import { MANIFEST, PHOTOS, ROWS, sha256, sum } from './files.mjs';

/**
 * Restores a backup: into an empty database, or with `replace` over the existing data. The tables are first
 * those of the time of the backup and are then migrated. The app must not run.
 */
export async function restore(wanted, { replace }) {
  if (wanted === undefined) throw new PlainError('Usage: node bin/restore.mjs FOLDER [--replace]');
  if (existsSync(inData('running.json')))
    throw new PlainError('The app is running on this database: stop it first.');
  const folder = resolve(wanted);
  const manifest = await readManifest(folder);
  const { url, release } = await borrowDatabase();
  try {
    await empty(url, replace);
    await migrate(url, { upTo: manifest.migrations.at(-1) });
    const counts = await loadDatabase(url, join(folder, ROWS));
    if (sum(counts) !== sum(manifest.counts))
      throw new PlainError(`${folder} holds other rows than its manifest says.`);
    await migrate(url);
    if (existsSync(join(folder, PHOTOS))) {
      if (replace) rmSync(inData(PHOTOS), { recursive: true, force: true });
      cpSync(join(folder, PHOTOS), inData(PHOTOS), { recursive: true });
    }
    return { rows: sum(counts), photos: manifest.photos };
  } finally {
    await release();
  }
}

async function readManifest(folder) {
  if (!existsSync(join(folder, MANIFEST))) throw new PlainError(`${folder} is no whole backup.`);
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
  if ((await sha256(join(folder, ROWS))) !== manifest.sha256)
    throw new PlainError(`${folder} was changed or damaged.`);
  return manifest;
}

async function empty(url, replace) {
  const client = await connect(url);
  try {
    const { rows } = await client.query(
      `select 1 from pg_tables where schemaname = 'public' limit 1`,
    );
    if (rows.length > 0 && !replace)
      throw new PlainError('The database is not empty: --replace puts the backup in its place.');
    await client.query('drop schema public cascade');
    await client.query('create schema public');
    await client.query('drop schema if exists pgboss cascade');
  } finally {
    await client.end();
  }
}
