import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { PlainError } from '../common/plain-error.mjs';
import { inData } from '../common/paths.mjs';
import { run } from '../common/run.mjs';

/** Images, containers and networks of the tests, apart from those of the machine. */
const folder = inData('containers');
const at = (...parts) => [folder, ...parts].join('/');

export const socket = at('podman.sock');

// Without CAP_SYS_RESOURCE a container cannot raise the limits of its parent.
const hardLimit = (flag) =>
  spawnSync('sh', ['-c', `ulimit -H ${flag}`])
    .stdout.toString()
    .trim();
const atMost = (flag, most) => Math.min(Number(hardLimit(flag)) || most, most);

/** Writes the configuration of podman and buildah into the folder of the tests. */
export function configureEngine() {
  mkdirSync(at('networks'), { recursive: true });
  const files = atMost('-n', 20_000);
  const processes = atMost('-u', 32_768);
  writeFileSync(
    at('containers.conf'),
    `[containers]
default_ulimits = ["nofile=${files}:${files}", "nproc=${processes}:${processes}"]
init_path = "/usr/bin/catatonit"
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "runc"
[network]
network_backend = "netavark"
network_config_dir = "${at('networks')}"
`,
  );
  writeFileSync(
    at('storage.conf'),
    `[storage]
driver = "overlay"
graphroot = "${at('storage')}"
runroot = "${at('run')}"
`,
  );
}

export const engineEnvironment = {
  CONTAINERS_STORAGE_CONF: at('storage.conf'),
  CONTAINERS_CONF: at('containers.conf'),
  // The format of images that has health checks.
  BUILDAH_FORMAT: 'docker',
};

/** Runs podman or buildah; throws a PlainError with the output when it fails. Resolves to standard output. */
export async function engine(program, ...args) {
  const { code, stdout, output } = await run(program, args, { env: engineEnvironment });
  if (code !== 0)
    throw new PlainError(`${program} ${args.join(' ')}:\n${output.trim().slice(-6_000)}`);
  return stdout.trim();
}

export const podman = (...args) => engine('podman', ...args);

export async function hasImage(name) {
  const args = ['image', 'exists', name];
  return (await run('podman', args, { env: engineEnvironment })).code === 0;
}
