import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inData, inRoot, root } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';
import { run } from '../common/run.mjs';
import { COMPOSE } from './bases.mjs';
import { engineEnvironment, podman, socket } from './engine.mjs';
import { startHealthChecks } from './health-checks.mjs';

/** Compose's name of the first cell, and of the one that a brand is moved to. */
export const EAST = 'amarena';
export const WEST = 'amarena-west';

const COMPOSER = 'compose-of-amarena';

const shimsOf = (project) => inData('containers', 'bin', project);
/** What the guide's commands give to Compose by the operator's environment. */
const PASSED_ON = ['CELL_ADDRESS', 'OTHER_CELL_URL', 'OTHER_CELL_S3_URL'];

/**
 * `docker` for the guide's commands: Compose in a container that runs already, since its start would be counted to each
 * command. `docker exec` and the like go to podman.
 */
function writeShim(project, files) {
  const shims = shimsOf(project);
  mkdirSync(shims, { recursive: true });
  const flags = [`-p ${project}`, ...files.map((file) => `-f ${inRoot(file)}`)].join(' ');
  const variables = PASSED_ON.map((name) => `-e ${name}`).join(' ');
  const compose = `exec podman exec -i ${variables} ${COMPOSER} docker-compose ${flags} "$@"`;
  const script = `#!/bin/sh\nif [ "$1" = compose ]; then shift; ${compose}; fi\nexec podman "$@"\n`;
  writeFileSync(`${shims}/docker`, script);
  chmodSync(`${shims}/docker`, 0o755);
}

/** Compose, on podman's socket, with the checkout at its own path. */
async function startComposer() {
  await podman('rm', '--force', '--ignore', COMPOSER);
  const mounts = ['-v', `${socket}:/var/run/docker.sock`, '-v', `${root}:${root}`, '-w', root];
  const options = ['--init', '--network', 'host', '--security-opt', 'label=disable', ...mounts];
  await podman('run', '-d', '--name', COMPOSER, ...options, COMPOSE, 'sleep', 'infinity');
}

/**
 * Runs one command of the guide, as an operator's shell does. Resolves to its standard output, with `both` to its errors
 * too; throws when it fails.
 */
export async function shell(command, { project = EAST, variables = {}, both = false } = {}) {
  const PATH = [shimsOf(project), process.env.PATH].join(delimiter);
  const env = Object.assign({ PATH }, engineEnvironment, variables);
  const exactEnv = Object.assign({}, process.env, env);
  const { code, stdout, output } = await run('bash', ['-euc', command], { exactEnv });
  if (code !== 0) throw new PlainError(`${command}\n${output.trim().slice(-6_000)}`);
  return (both ? output : stdout).trim();
}

export const compose = (command, cell) => shell(`docker compose ${command}`, cell);

/** A statement on the leader, as the superuser; rows without headings, columns separated by `|`. */
export async function sql(statement, project = EAST) {
  const service = await leader(project);
  const psql = ['psql', '-h', '/tmp/postgresql', '-d', 'amarena', '-Atc', statement];
  return podman('exec', `${project}-${service}-1`, ...psql);
}

/** The service whose server leads, by Patroni. */
export async function leader(project = EAST) {
  for (const service of ['postgres1', 'postgres2']) {
    const ask = ['curl', '-fsS', '-o', '/dev/null', 'http://127.0.0.1:8008/primary'];
    if (
      await podman('exec', `${project}-${service}-1`, ...ask).then(
        () => true,
        () => false,
      )
    )
      return service;
  }
  throw new PlainError('No database leads.');
}

/** The files of each cell: for the second one, with its ports in the private network. */
function writeShims({ standIns }) {
  const files = ['docker-compose.yml', 'docker-compose.override.yml', 'tests/containers/cell.yml'];
  if (standIns) files.push('tests/containers/machine.yml');
  writeShim(EAST, files);
  writeShim(WEST, [...files, 'docker-compose.cell.yml', 'tests/containers/west.yml']);
}

/** The machinery below Compose: podman's service, and the health checks, which need systemd elsewhere. */
export async function startEngine({ standIns }) {
  writeShims({ standIns });
  rmSync(socket, { force: true });
  const service = spawn('podman', ['system', 'service', '--time=0', `unix://${socket}`], {
    env: Object.assign({}, process.env, engineEnvironment),
    stdio: 'ignore',
  });
  while (!existsSync(socket)) {
    if (service.exitCode !== null) throw new PlainError('podman’s service does not start.');
    await sleep(50);
  }
  await startComposer();
  const stopChecks = startHealthChecks();
  return async () => {
    await stopChecks();
    await podman('rm', '--force', '--time', '0', COMPOSER);
    service.kill();
  };
}

/** Waits until all of these services are healthy; throws with the state of those that are not. */
export async function waitUntilHealthy(services, withinMs, project = EAST) {
  const end = performance.now() + withinMs;
  for (;;) {
    const states = await Promise.all(services.map((service) => healthOf(service, project)));
    if (states.every((state) => state === 'healthy')) return;
    if (performance.now() > end) {
      const list = services.map((service, n) => `${service} ${states[n]}`);
      throw new PlainError(`Not healthy within ${withinMs / 1000} s: ${list.join(', ')}`);
    }
    await sleep(500);
  }
}

async function healthOf(service, project) {
  const format = '{{if .State.Health}}{{.State.Health.Status}}{{else}}{{.State.Status}}{{end}}';
  return podman('inspect', '--format', format, `${project}-${service}-1`).catch(() => 'absent');
}
