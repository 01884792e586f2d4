import { execFileSync } from 'node:child_process';
import { createECDH } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv as parseFile } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { parseEnv } from '#lib/kernel/env.ts';
import { root } from '#tests/setup/process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

type Settings = Readonly<Record<string, string | undefined>>;

const read = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');

/** The app's settings after a run of the container that creates the secrets. */
function made(): Settings {
  const variables = { ...process.env, NODE_OPTIONS: '', SECRETS_DIR: folder };
  const desk = { DESK_HOST: 'desk.example.com' };
  execFileSync(process.execPath, [join(root, 'docker/secrets.mjs')], {
    env: { ...variables, ...desk },
  });
  return parseFile(read('app', 'app.env'));
}

test('creates secrets of a deployment once, with a key pair for push, and keeps them', () => {
  const first = made();
  expect(made()).toEqual(first);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(first['VAPID_PRIVATE_KEY'] ?? '', 'base64url');
  expect(pair.getPublicKey('base64url')).toBe(first['VAPID_PUBLIC_KEY']);
  expect(Buffer.from(first['VAPID_PRIVATE_KEY'] ?? '', 'base64url')).toHaveLength(32);
  rmSync(folder, { recursive: true });
  const other = made();
  const same = Object.entries(first).filter(([name, value]) => other[name] === value);
  expect(same).toEqual([['VAPID_SUBJECT', 'https://desk.example.com']]);
});

test('gives each reader its own secrets only', () => {
  const app = made();
  const password = (name: string) => new URL(app[name] ?? '').password;
  const everything = (reader: string) =>
    readdirSync(join(folder, reader))
      .map((name) => read(reader, name))
      .join('\n');
  for (const reader of ['database', 'pooler', 'photos', 'prometheus', 'owner']) {
    expect(everything(reader)).not.toContain(app['SESSION_SECRET']);
    expect(everything(reader)).not.toContain(app['ADYEN_API_KEY']);
  }
  const turn = read('turn', 'secret');
  expect(parseFile(read('app', 'turn.env'))).toEqual({ TURN_SECRET: turn });
  expect(everything('turn')).toBe(turn);
  expect(everything('app')).not.toContain(read('database', 'superuser-password'));
  expect(everything('app')).not.toContain(read('database', 'owner-password'));
  expect(everything('app')).not.toContain(read('database', 'backup-cipher'));
  expect(everything('pooler')).toBe(`"amarena" "${password('DATABASE_URL')}"\n`);
  expect(read('prometheus', 'metrics-token')).toBe(app['METRICS_TOKEN']);
});

test('adds the secret of the relay to a deployment that has the others, once', () => {
  const first = made();
  rmSync(join(folder, 'turn'), { recursive: true });
  rmSync(join(folder, 'app', 'turn.env'));
  expect(made()).toEqual(first);
  const turn = read('turn', 'secret');
  expect(turn).toMatch(/^[\da-f]{64}$/);
  made();
  expect(read('turn', 'secret')).toBe(turn);
});

test('leaves out the generated addresses of a server that is given from outside', () => {
  made();
  const script = `import { loadSecrets } from './docker/secrets.mjs';
    loadSecrets();
    const { S3_URL, S3_ADMIN_URL, DATABASE_URL, DATABASE_OWNER_URL } = process.env;
    console.log(JSON.stringify([S3_URL, S3_ADMIN_URL, DATABASE_URL, DATABASE_OWNER_URL]));`;
  const loaded = (given: Settings) => {
    const none = { NODE_OPTIONS: '', DATABASE_URL: '', S3_URL: '' };
    const env = { ...process.env, ...none, SECRETS_DIR: folder, ...given };
    const args = ['--input-type=module', '-e', script];
    return JSON.parse(
      execFileSync(process.execPath, args, { cwd: root, env }).toString(),
    ) as string[];
  };
  const own = 'https://key:secret@s3.example.com/photos';
  expect(loaded({ S3_URL: own })).toEqual([
    own,
    null,
    expect.stringContaining('@pgbouncer:6432/'),
    expect.stringContaining('amarena_owner:'),
  ]);
  const managed = 'postgresql://amarena@db.example.com/amarena';
  expect(loaded({ DATABASE_URL: managed }).slice(1)).toEqual([
    expect.stringContaining('@photos:8333/'),
    managed,
    null,
  ]);
});

test('lets production start with the providers’ own values beside the generated ones', () => {
  const own = {
    APP_ENV: 'production',
    DESK_HOST: 'desk.example.com',
    SMTP_URL: 'smtps://mail.example.com',
    ADYEN_BASE_URL: 'https://checkout-test.adyen.com/v72',
    ADYEN_CLIENT_KEY: 'test_OWN',
    AI_BASE_URL: 'https://ai.example.com/v1',
  };
  const parsed = parseEnv(Object.assign(own, made()));
  expect(parsed.VAPID_SUBJECT).toBe('https://desk.example.com');
  expect(parsed.MAIL_INBOUND_SECRET).toHaveLength(64);
  expect(parsed.METRICS_TOKEN).toHaveLength(64);
});
