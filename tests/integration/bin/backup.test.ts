import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { singleton } from '#lib/kernel/singleton.ts';
import { folderStore } from '#lib/media/storage/folder-store.ts';
import { publicVariant } from '#lib/media/variants.ts';
import { createMember } from '#tests/factories/member.ts';
import {
  createDatabase,
  dropDatabase,
  testDatabase,
  type TestDatabase,
} from '#tests/setup/database.ts';
import { seedDemo } from '../../../prisma/seed/demo.ts';
import { alteredBackup, commandsIn, contents, databasesBeside } from './backups.ts';

const folder = mkdtempSync(join(tmpdir(), 'amarena-backup-'));
const backup = join(folder, 'backup');
const command = commandsIn(folder);
const photo = 'photos/public/ab/abcdefgh.webp';
let target: TestDatabase;
/** Keys of portraits of the demo world: one was drawn before the backup. */
let drawn = '';
let undrawn = '';

/** Profiles a brand of the demo world. */
const CROWD = 12;

singleton('photo-store', () => folderStore(join(folder, 'before/photos')));

async function portraitKeys(): Promise<string[]> {
  const rows = await db().photo.findMany({
    where: { objectKey: { startsWith: 'drawn-' }, state: 'approved' },
    select: { objectKey: true },
    orderBy: { objectKey: 'asc' },
    take: 2,
  });
  return rows.map(({ objectKey }) => objectKey);
}

beforeAll(async () => {
  target = await createDatabase('template1');
  await createMember();
  await seedDemo(db(), clock.now(), { crowd: CROWD });
  [drawn = '', undrawn = ''] = await portraitKeys();
  expect(await publicVariant(drawn, '.webp')).not.toBeNull();
  expect(await command(['--input-type=module', '-e', SEED], testDatabase().url, 'before')).toEqual({
    code: 0,
    text: '',
  });
  mkdirSync(join(folder, 'before/photos/public/ab'), { recursive: true });
  writeFileSync(join(folder, 'before', photo), 'a picture');
  // It is deleted with a decision; a copy would outlive it.
  mkdirSync(join(folder, 'before/photos/selfies'));
  writeFileSync(join(folder, 'before/photos/selfies/abcdefgh.jpg'), 'a selfie');
});

afterAll(async () => {
  await dropDatabase(target);
  rmSync(folder, { recursive: true, force: true });
});

/** What the start command runs after the migrations. */
const SEED = `
  import { missingSeeds } from './bin/database/seed.mjs';
  for (const seed of await missingSeeds(process.env.DATABASE_URL, { demo: false })) await seed.run();`;

/** Writes the beginning of a portrait as the app serves it. */
const DRAW = `
  import { pool } from './lib/db/pool.ts';
  import { publicVariant } from './lib/media/variants.ts';
  const bytes = await publicVariant(process.env.PORTRAIT, '.webp');
  process.stdout.write(bytes.toString('latin1', 0, 4));
  await pool().end();`;

test('restores every row and photo into an empty database', async () => {
  const source = testDatabase().url;
  const noted = { METRICS_FOLDER: folder };
  expect(await command(['bin/backup.mjs', backup], source, 'before', noted)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^Backed up/),
  });
  expect(await command(['bin/restore.mjs', backup], target.url, 'after', noted)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^Restored/),
  });
  const before = await contents(source);
  expect(Object.values(before).some((hash) => !hash.startsWith('0 '))).toBe(true);
  expect(await contents(target.url)).toEqual(before);
  expect(readFileSync(join(folder, 'after', photo), 'utf8')).toBe('a picture');
  for (const task of ['backup', 'restore']) {
    expect(readFileSync(join(folder, `amarena_${task}.prom`), 'utf8')).toMatch(
      new RegExp(`^amarena_last_success_timestamp_seconds\\{task="${task}"\\} \\d{10}\n$`),
    );
  }
});

test('a restored demo world has its drawn portraits, and draws the others', async () => {
  const file = (dataDir: string, key: string): string =>
    join(folder, dataDir, 'photos/public', key.slice(0, 2), `${key}.webp`);
  expect(readFileSync(file('after', drawn))).toEqual(readFileSync(file('before', drawn)));
  expect(existsSync(file('after', undrawn))).toBe(false);
  for (const PORTRAIT of [drawn, undrawn]) {
    const args = ['--input-type=module', '-e', DRAW];
    expect(await command(args, target.url, 'after', { PORTRAIT })).toEqual({
      code: 0,
      text: 'RIFF',
    });
  }
  expect(existsSync(file('after', undrawn))).toBe(true);
});

test('refuses to overwrite a database without --replace', async () => {
  const { code, text } = await command(['bin/restore.mjs', backup], target.url, 'after');
  expect(code).toBe(1);
  expect(text).toMatch(/^The database is not empty/);
});

/** Restores over the target, which must fail, and change neither rows nor photos nor leave a database. */
async function failsUnchanged(copy: string): Promise<string> {
  writeFileSync(join(folder, 'after', photo), 'a newer picture');
  const before = await contents(target.url);
  const { code, text } = await command(['bin/restore.mjs', copy, '--replace'], target.url, 'after');
  expect(code).toBe(1);
  expect(text).toMatch(/Nothing was changed\.\n$/);
  expect(await contents(target.url)).toEqual(before);
  expect(readFileSync(join(folder, 'after', photo), 'utf8')).toBe('a newer picture');
  expect(await databasesBeside(target)).toEqual([target.name]);
  expect(existsSync(join(folder, 'after/photos.restoring'))).toBe(false);
  return text;
}

test('a restore that fails half-way changes nothing', async () => {
  const copy = alteredBackup(backup, 'broken', (lines) => {
    const half = Math.floor(lines.length / 2);
    lines.splice(half, 1, '["cut off');
  });
  expect(await failsUnchanged(copy)).toMatch(/^The rows of the backup cannot be loaded/);
});

test('a row that differs from the manifest is noticed by its hash', async () => {
  const copy = alteredBackup(backup, 'altered', (lines) => {
    const seeds = lines.findIndex((line) => line.includes('"table":"_seeds"'));
    lines[seeds + 1] = '["reference","another version"]';
  });
  expect(await failsUnchanged(copy)).toMatch(/^The restored table _seeds differs .*\(hash/);
});

test('a lost photo is noticed', async () => {
  const copy = join(folder, 'photoless');
  cpSync(backup, copy, { recursive: true });
  rmSync(join(copy, photo));
  expect(await failsUnchanged(copy)).toMatch(/^The photos of the backup differ/);
});

test('a backup of a newer version is refused', async () => {
  const copy = join(folder, 'newer');
  cpSync(backup, copy, { recursive: true });
  const file = join(copy, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { migrations: string[] };
  manifest.migrations.push('20991231000000_later');
  writeFileSync(file, JSON.stringify(manifest));
  expect(await failsUnchanged(copy)).toMatch(/restore it with the version that wrote it/);
});

test('a database in use is refused before anything is loaded', async () => {
  const user = new pg.Client({ connectionString: target.url });
  await user.connect();
  const { code, text } = await command(
    ['bin/restore.mjs', backup, '--replace'],
    target.url,
    'after',
  );
  await user.end();
  expect(code).toBe(1);
  expect(text).toMatch(/^1 connections? use the database .*: stop the app/);
});

test('replaces rows and photos, after an interrupted restore too', async () => {
  const client = new pg.Client({ connectionString: testDatabase().url });
  await client.connect();
  await client.query(`create database ${target.name}_restoring`);
  await client.end();
  writeFileSync(join(folder, 'after/photos/surplus.webp'), 'a picture of nobody');
  expect(
    await command(['bin/restore.mjs', backup, '--replace'], target.url, 'after'),
  ).toMatchObject({ code: 0, text: expect.stringMatching(/^Restored \d+ rows and 2 photos\.\n$/) });
  expect(await contents(target.url)).toEqual(await contents(testDatabase().url));
  expect(readFileSync(join(folder, 'after', photo), 'utf8')).toBe('a picture');
  expect(existsSync(join(folder, 'after/photos/surplus.webp'))).toBe(false);
  expect(await databasesBeside(target)).toEqual([target.name]);
});

test('a bare machine gets the database that the restore needs', async () => {
  const bare = join(folder, 'bare');
  expect(await command(['bin/restore.mjs', backup], '', 'bare')).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^Restored/),
  });
  expect(readFileSync(join(bare, photo), 'utf8')).toBe('a picture');
  expect(await command(['bin/backup.mjs', join(folder, 'again')], '', 'bare')).toMatchObject({
    code: 0,
  });
  const manifest = (name: string): unknown => {
    const { counts, hashes, photosSha256 } = JSON.parse(
      readFileSync(join(folder, name, 'manifest.json'), 'utf8'),
    ) as Record<string, unknown>;
    return { counts, hashes, photosSha256 };
  };
  expect(manifest('again')).toEqual(manifest('backup'));
});

test('refuses a damaged backup before changing anything', async () => {
  const before = await contents(target.url);
  const file = join(backup, 'database.jsonl.gz');
  writeFileSync(file, readFileSync(file).subarray(0, -8));
  const { code, text } = await command(
    ['bin/restore.mjs', backup, '--replace'],
    target.url,
    'after',
  );
  expect(code).toBe(1);
  expect(text).toMatch(/damaged/);
  expect(await contents(target.url)).toEqual(before);
});
