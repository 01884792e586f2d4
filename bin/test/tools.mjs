import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runsAsRoot } from '../database/binaries.mjs';
import { binaries, inData, inRoot, node24 } from '../common/paths.mjs';
import { step } from '../common/progress.mjs';
import { run } from '../common/run.mjs';

// Its package would start a server when it is installed.
const EXTRACTED = inData('tools', 'prometheus');

/** The path of promtool; undefined if it is missing. */
export function promtool() {
  if (has('promtool')) return 'promtool';
  const extracted = join(EXTRACTED, 'usr', 'bin', 'promtool');
  return existsSync(extracted) ? extracted : undefined;
}

/**
 * Tools that tests need beyond npm's packages: how each is detected and installed, and the message if it is
 * missing.
 */
const TOOLS = {
  browser: {
    isThere: hasBrowser,
    install: async () =>
      (await installPackage('chromium-headless-shell')) ||
      (await installPackage('chromium')) ||
      downloadBrowser(),
    says: 'There is no Chromium: browser tests are left out. Install the package chromium-headless-shell or chromium, or set CHROMIUM_PATH.',
  },
  redis: {
    isThere: () => has('redis-server'),
    install: () => installPackage('redis-server'),
    says: 'There is no redis-server: the suites that test several instances are left out.',
  },
  promtool: {
    isThere: () => promtool() !== undefined,
    install: () => extractPackage('prometheus', EXTRACTED),
    says: 'There is no promtool: the tests of the alerts are left out.',
  },
  turnserver: {
    isThere: () => has('turnserver'),
    install: () => installPackage('coturn'),
    // One journey needs it, which then says the same.
    optional: true,
    says: 'There is no turnserver: the journey of a call is left out. Install the package coturn.',
  },
  pgbouncer: {
    isThere: () => has('pgbouncer'),
    install: () => installPackage('pgbouncer'),
    says: 'There is no pgbouncer: the integration tests through a pooler are left out.',
  },
};

/**
 * Finds the tools among `needs`; with `install`, installs what is missing: system packages as root, else
 * Playwright's own browser download. Resolves to what is still missing: [{ tool, says, optional }]. A suite runs without
 * an optional one.
 */
export async function ensureTools(needs, { install = true } = {}) {
  const missing = [];
  for (const [tool, { isThere, install: get, says, optional = false }] of Object.entries(TOOLS)) {
    if (!needs.has(tool) || (await isThere())) continue;
    if (install && (await get()) && (await isThere())) continue;
    missing.push({ tool, says, optional });
  }
  return missing;
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

function downloadBrowser() {
  return step('Downloading a browser', async () => {
    const { code } = await run(join(binaries, 'playwright'), [
      'install',
      'chromium-headless-shell',
    ]);
    return code === 0;
  });
}

async function installPackage(name) {
  if (!runsAsRoot() || !has('apt-get')) return false;
  return step(`Installing the system package ${name}`, async () => {
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

/** Unpacks a system package into a folder, without installing it. */
async function extractPackage(name, folder) {
  if (!has('apt-get') || !has('dpkg')) return false;
  return step(`Unpacking ${name} of the system packages`, async () => {
    mkdirSync(folder, { recursive: true });
    if (runsAsRoot()) await run('apt-get', ['update', '-qq']);
    const options = ['-qq', '-o', 'APT::Sandbox::User=root'];
    await run('apt-get', [...options, 'download', name], { cwd: folder });
    const file = readdirSync(folder).find((one) => one.endsWith('.deb'));
    if (file === undefined) return false;
    const { code } = await run('dpkg', ['-x', file, '.'], { cwd: folder });
    return code === 0;
  });
}

const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
