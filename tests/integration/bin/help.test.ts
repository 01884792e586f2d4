import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#tests/setup/process.ts';

/** The commands of a clone without packages. */
const clone = mkdtempSync(join(tmpdir(), 'amarena-clone-'));
const commands = readdirSync(join(root, 'bin')).filter(
  (name) =>
    name.endsWith('.mjs') &&
    readFileSync(join(root, 'bin', name), 'utf8').includes('ensurePackages'),
);

beforeAll(() => {
  cpSync(join(root, 'bin'), join(clone, 'bin'), { recursive: true });
});
afterAll(() => {
  rmSync(clone, { recursive: true, force: true });
});

test.each(commands)('%s --help prints its usage and installs nothing', (name) => {
  // Without PATH there is no npm: an attempt to install fails.
  const { status, stdout } = spawnSync(process.execPath, [join(clone, 'bin', name), '--help'], {
    env: { NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^(?:(?:npm|node) .+: .+\n)+$/);
  expect(existsSync(join(clone, '.data'))).toBe(false);
});
