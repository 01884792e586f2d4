import { execFileSync } from 'node:child_process';
import { createECDH } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { root } from '#tests/setup/process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The settings in the volume after a run of the container that creates them. */
function made(): Readonly<Record<string, string | undefined>> {
  const variables = { ...process.env, NODE_OPTIONS: '', SECRETS_DIR: folder };
  execFileSync(process.execPath, [join(root, 'docker/secrets.mjs')], { env: variables });
  return parseEnv(readFileSync(join(folder, 'app.env'), 'utf8'));
}

test('creates secrets of a deployment once, with a key pair for push, and keeps them', () => {
  const first = made();
  expect(made()).toEqual(first);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(first['VAPID_PRIVATE_KEY'] ?? '', 'base64url');
  expect(pair.getPublicKey('base64url')).toBe(first['VAPID_PUBLIC_KEY']);
  expect(Buffer.from(first['VAPID_PRIVATE_KEY'] ?? '', 'base64url')).toHaveLength(32);
  rmSync(join(folder, 'app.env'));
  const other = made();
  const same = Object.entries(first).filter(([name, value]) => other[name] === value);
  expect(same).toEqual([]);
});
