import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { runsAsRoot } from '../database/binaries.mjs';
import { step } from '../common/progress.mjs';
import { run } from '../common/run.mjs';

const PROGRAMS = ['podman', 'buildah', 'runc', 'mmdebstrap', 'debootstrap'];
const PACKAGES = [
  ['podman', 'buildah', 'runc', 'netavark', 'aardvark-dns', 'containernetworking-plugins'],
  ['catatonit', 'debootstrap', 'mmdebstrap', 'iptables', 'nftables'],
].flat();

const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** Installs what is missing. Resolves to one sentence that says why containers cannot run here, or to undefined. */
export async function whyNoContainers() {
  if (platform() !== 'linux') return 'Containers are tested on Linux only.';
  if (!runsAsRoot()) return 'Containers are tested by root only: podman’s networks need it.';
  if (!PROGRAMS.every(has)) {
    if (!existsSync('/etc/debian_version')) return `${PROGRAMS.join(', ')} are needed.`;
    const installed = await step('Installing podman and buildah', install);
    if (!installed || !PROGRAMS.every(has))
      return `The packages of ${PROGRAMS.join(', ')} could not be installed.`;
  }
  return undefined;
}

async function install() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES];
  return (await run('apt-get', args, { env })).code === 0;
}
