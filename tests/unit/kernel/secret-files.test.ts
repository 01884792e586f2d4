import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parseEnv } from '#lib/kernel/env.ts';

const DATABASE_URL = 'postgresql://amarena@db/amarena';
const SECRET = 'a-session-secret-out-of-a-mounted-file';
let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-files-'));
  file = join(folder, 'session-secret');
  writeFileSync(file, `${SECRET}\n`);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('reads a variable from the file that NAME_FILE names, without the last line feed', () => {
  const parsed = parseEnv({ DATABASE_URL, SESSION_SECRET_FILE: file, METRICS_TOKEN_FILE: '' });
  expect(parsed.SESSION_SECRET).toBe(SECRET);
  expect(parsed.METRICS_TOKEN).toBeUndefined();
});

test('checks a value from a file as one from the environment', () => {
  writeFileSync(join(folder, 'short'), 'short');
  const given = { DATABASE_URL, SESSION_SECRET_FILE: join(folder, 'short') };
  expect(() => parseEnv(given)).toThrow(/^SESSION_SECRET needs at least 32 characters\.$/);
});

test('names a file that is not there, and a variable that is set twice, in one sentence', () => {
  const missing = join(folder, 'none');
  expect(() => parseEnv({ DATABASE_URL, SESSION_SECRET_FILE: missing })).toThrow(
    `SESSION_SECRET_FILE cannot be read: ENOENT ${missing}.`,
  );
  const twice = { DATABASE_URL, SESSION_SECRET: SECRET, SESSION_SECRET_FILE: file };
  expect(() => parseEnv(twice)).toThrow(
    'SESSION_SECRET and SESSION_SECRET_FILE are both set: remove one.',
  );
});
