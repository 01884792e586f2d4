import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runsAsRoot } from '../database/binaries.mjs';
import { binaries, node24, inRoot } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';
import { step } from '../common/progress.mjs';
import { run } from '../common/run.mjs';

/** Finds a Chromium, or installs one: from the system's packages, else Playwright's own. */
export async function ensureBrowser() {
  if (await hasBrowser()) return;
  if (await installPackage('chromium')) return;
  await step('Downloading a browser', async () => {
    const { code, output } = await run(join(binaries, 'playwright'), ['install', 'chromium']);
    if (code !== 0)
      throw new PlainError(`There is no Chromium and none could be installed:\n${output.trim()}`);
  });
}

/** Finds redis-server, or installs it: several instances are tested as processes that share one. */
export async function ensureRedis() {
  if (has('redis-server') || has('valkey-server')) return;
  if (await installPackage('redis-server')) return;
  process.stdout.write(
    '  redis-server is missing: the tests of several instances will fail. Install it to run them.\n',
  );
}

async function hasBrowser() {
  const script = `import('${inRoot('tests', 'setup', 'browser.ts')}').then(async ({ chromiumPath }) => {
    const { chromium } = await import('@playwright/test');
    const { existsSync } = await import('node:fs');
    process.exit(existsSync(chromiumPath() ?? chromium.executablePath()) ? 0 : 1);
  })`;
  const { code } = await run(node24(), ['-e', script]);
  return code === 0;
}

async function installPackage(name) {
  if (!runsAsRoot() || !has('apt-get')) return false;
  return step(`Installing ${name}`, async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    const { code } = await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', name],
      { env },
    );
    return code === 0;
  });
}

const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
