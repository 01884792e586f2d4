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

const shims = inData('containers', 'bin');

/**
 * `docker` for the guide's commands: Compose in a container, on podman's socket, with the checkout at its own path.
 * `docker exec` and the like go to podman.
 */
function writeShim(files) {
  mkdirSync(shims, { recursive: true });
  const flags = files.map((file) => `-f ${file}`).join(' ');
  const compose = [
    `exec podman run --rm -i --network host --security-opt label=disable`,
    `-v ${socket}:/var/run/docker.sock -v ${root}:${root} -w ${root}`,
    `${COMPOSE} docker-compose ${flags} "$@"`,
  ].join(' ');
  const script = `#!/bin/sh\nif [ "$1" = compose ]; then shift; ${compose}; fi\nexec podman "$@"\n`;
  writeFileSync(`${shims}/docker`, script);
  chmodSync(`${shims}/docker`, 0o755);
}

/** Runs one command of the guide, as an operator's shell does. Resolves to its output; throws when it fails. */
export async function shell(command) {
  const PATH = [shims, process.env.PATH].join(delimiter);
  const env = Object.assign({ PATH }, engineEnvironment);
  const exactEnv = Object.assign({}, process.env, env);
  const { code, stdout, output } = await run('bash', ['-euc', command], { exactEnv });
  if (code !== 0) throw new PlainError(`${command}\n${output.trim().slice(-6_000)}`);
  return stdout.trim();
}

export const compose = (command) => shell(`docker compose ${command}`);

/** A statement on the leader, as the superuser; rows without headings, columns separated by `|`. */
export async function sql(statement, database = 'amarena') {
  const service = await leader();
  const psql = ['psql', '-h', '/tmp/postgresql', '-d', database, '-Atc', statement];
  return podman('exec', `amarena-${service}-1`, ...psql);
}

/** The service whose server leads, by Patroni. */
export async function leader() {
  for (const service of ['postgres1', 'postgres2']) {
    const ask = ['curl', '-fsS', '-o', '/dev/null', 'http://127.0.0.1:8008/primary'];
    if (
      await podman('exec', `amarena-${service}-1`, ...ask).then(
        () => true,
        () => false,
      )
    )
      return service;
  }
  throw new PlainError('No database leads.');
}

/** The machinery below Compose: podman's service, and the health checks, which need systemd elsewhere. */
export async function startEngine({ standIns }) {
  const files = ['docker-compose.yml', 'docker-compose.override.yml'];
  if (standIns) files.push('tests/containers/machine.yml');
  writeShim(files.map((file) => inRoot(file)));
  rmSync(socket, { force: true });
  const service = spawn('podman', ['system', 'service', '--time=0', `unix://${socket}`], {
    env: Object.assign({}, process.env, engineEnvironment),
    stdio: 'ignore',
  });
  while (!existsSync(socket)) {
    if (service.exitCode !== null) throw new PlainError('podman’s service does not start.');
    await sleep(50);
  }
  const stopChecks = startHealthChecks();
  return async () => {
    await stopChecks();
    service.kill();
  };
}

/** Waits until all of these services are healthy; throws with the state of those that are not. */
export async function waitUntilHealthy(services, withinMs) {
  const end = performance.now() + withinMs;
  for (;;) {
    const states = await Promise.all(services.map(healthOf));
    if (states.every((state) => state === 'healthy')) return;
    if (performance.now() > end) {
      const list = services.map((service, n) => `${service} ${states[n]}`);
      throw new PlainError(`Not healthy within ${withinMs / 1000} s: ${list.join(', ')}`);
    }
    await sleep(500);
  }
}

async function healthOf(service) {
  const format = '{{if .State.Health}}{{.State.Health.Status}}{{else}}{{.State.Status}}{{end}}';
  return podman('inspect', '--format', format, `amarena-${service}-1`).catch(() => 'absent');
}
