import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { createMember } from '#tests/factories/member.ts';
import {
  createDatabase,
  dropDatabase,
  testDatabase,
  type TestDatabase,
} from '#tests/setup/database.ts';
import { alteredBackup, commandsIn, contents, databasesBeside } from './backups.ts';

const folder = mkdtempSync(join(tmpdir(), 'amarena-restore-'));
const backup = join(folder, 'backup');
const command = commandsIn(folder);
const photo = 'photos/public/ab/abcdefgh.webp';
const live = join(folder, 'live', photo);
let target: TestDatabase;

const restore = (from: string, env: Readonly<Record<string, string>> = {}) =>
  command(
    ['--import', './tests/setup/break-restore.mjs', 'bin/restore.mjs', from, '--replace'],
    target.url,
    'live',
    { BREAK_AT: '', BREAK_BY: '', ...env },
  );
const recover = () => command(['bin/restore.mjs', '--recover'], target.url, 'live');

/** The rows and the photo that are live. */
const state = async () => ({
  rows: await contents(target.url),
  photo: existsSync(live) ? readFileSync(live, 'utf8') : null,
});
const backedUp = async () => ({ rows: await contents(testDatabase().url), photo: 'a picture' });

function writePhoto(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Nothing of a restore is left beside the live data. */
async function expectNoLeftovers(): Promise<void> {
  expect(await databasesBeside(target)).toEqual([target.name]);
  for (const name of ['photos.restoring', 'photos.replaced']) {
    expect(existsSync(join(folder, 'live', name))).toBe(false);
  }
}

beforeAll(async () => {
  target = await createDatabase('template1');
  await createMember();
  writePhoto(join(folder, 'before', photo), 'a picture');
  const source = testDatabase().url;
  expect(await command(['bin/backup.mjs', backup], source, 'before')).toMatchObject({ code: 0 });
  expect(await restore(backup)).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await dropDatabase(target);
  rmSync(folder, { recursive: true, force: true });
});

/** Changes that only the live data have. */
beforeEach(async () => {
  writePhoto(live, 'a newer picture');
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  await client.query(`update profiles set about = about || '+'`);
  await client.end();
});

test.each([
  ['before the photos are renamed', 'live photos', 'undone'],
  ['between the renames of the databases', 'new database', 'undone'],
  ['between the renames of the photos', 'new photos', 'undone'],
  ['after all renames, before they are committed', 'commit', 'undone'],
  ['once they are committed', 'removal', 'completed'],
] as const)(
  'a restore that is killed %s is recovered',
  async (_, BREAK_AT, ending) => {
    const before = await state();
    expect(await restore(backup, { BREAK_AT, BREAK_BY: 'kill' })).toMatchObject({ code: null });
    expect(await recover()).toMatchObject({
      code: 0,
      text: expect.stringMatching(new RegExp(`^An interrupted restore was ${ending}`)),
    });
    expect(await state()).toEqual(ending === 'undone' ? before : await backedUp());
    await expectNoLeftovers();
    expect(await recover()).toEqual({ code: 0, text: 'No restore was interrupted.\n' });
  },
  60_000,
);

test.each([
  ['fails between the renames of the databases', 'new database', 'throw'],
  ['fails between the renames of the photos', 'new photos', 'throw'],
  ['loses the connection before the commit', 'commit', 'cut'],
] as const)(
  'a restore that %s changes nothing',
  async (_, BREAK_AT, BREAK_BY) => {
    const before = await state();
    const { code, text } = await restore(backup, { BREAK_AT, BREAK_BY });
    expect([code, text]).toEqual([1, expect.stringMatching(/Nothing was changed\.\n$/)]);
    expect(await state()).toEqual(before);
    await recover();
    await expectNoLeftovers();
  },
  60_000,
);

test('a restore whose commit is not answered is complete', async () => {
  const { code, text } = await restore(backup, { BREAK_AT: 'commit', BREAK_BY: 'cut-after' });
  expect([code, text]).toEqual([0, expect.stringMatching(/^Restored .*\nThe replaced data/)]);
  expect(await state()).toEqual(await backedUp());
  await recover();
  await expectNoLeftovers();
});

test('a restore after an interrupted one starts from the live photos, even if it fails', async () => {
  const before = await state();
  await restore(backup, { BREAK_AT: 'commit', BREAK_BY: 'kill' });
  const broken = alteredBackup(backup, 'broken', (lines) => {
    lines.splice(Math.floor(lines.length / 2), 1, '["cut off');
  });
  expect(await restore(broken)).toMatchObject({ code: 1 });
  expect(await state()).toEqual(before);
  await expectNoLeftovers();
});

test('a restore into an empty folder is undone to one without photos', async () => {
  rmSync(join(folder, 'live'), { recursive: true });
  await restore(backup, { BREAK_AT: 'commit', BREAK_BY: 'kill' });
  await recover();
  expect(existsSync(live)).toBe(false);
  await expectNoLeftovers();
});

test('the start of the app ends an interrupted restore', async () => {
  const before = await state();
  await restore(backup, { BREAK_AT: 'new photos', BREAK_BY: 'kill' });
  const START = `
    import { recoverIfInterrupted } from './bin/backup/recover.mjs';
    process.stdout.write(await recoverIfInterrupted(process.env.DATABASE_URL));`;
  const started = () => command(['--input-type=module', '-e', START], target.url, 'live');
  expect(await started()).toEqual({ code: 0, text: 'undone' });
  expect(await state()).toEqual(before);
  expect(await started()).toEqual({ code: 0, text: 'none' });
});
