import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter } from 'node:path';
import { inRoot, node24 } from './paths.mjs';
import { PlainError } from './plain-error.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

const OLDEST_STARTER = 20;
const OLDEST_RUNTIME = 24;

/** Installs the packages of the lockfile if they are missing or older than it, Node 24 among them. */
export async function ensurePackages() {
  const own = Number.parseInt(process.versions.node, 10);
  if (own < OLDEST_STARTER) {
    throw new PlainError(
      `Node ${OLDEST_STARTER} or newer is needed to begin; this is ${process.versions.node}.`,
    );
  }
  if (!areInstalled()) await step('Installing packages (about 1.5 GB)', install);
  requireRuntime();
}

function areInstalled() {
  const installed = inRoot('node_modules', '.package-lock.json');
  return (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(inRoot('package-lock.json')).mtimeMs
  );
}

async function install() {
  // The installer replaces node_modules, so it must not run on the Node inside it.
  const outside = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !/node_modules[\\/]\.bin[\\/]?$/.test(entry))
    .join(delimiter);
  // Not `npm ci`: a lockfile written where the registry has only this platform's binaries lacks those of the
  // others, and `ci` refuses it. `install --no-save` installs every locked version and does not change the
  // lockfile.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await run(npm, ['install', '--no-save', '--no-audit', '--no-fund'], {
    exactEnv: { ...process.env, PATH: outside },
  });
  if (code !== 0) throw new PlainError(`npm could not install the packages:\n${output.trim()}`);
}

function requireRuntime() {
  const version = spawnSync(node24(), ['--version'], { encoding: 'utf8' }).stdout ?? '';
  if (Number.parseInt(version.slice(1), 10) >= OLDEST_RUNTIME) return;
  throw new PlainError(
    `Node ${OLDEST_RUNTIME} is not there: npm did not run the install script of the package "node". Run "npm rebuild node", or use Node ${OLDEST_RUNTIME} itself.`,
  );
}
