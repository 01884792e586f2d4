import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './process.ts';

const PAGES = '.next';
const BUILD_ID = 'BUILD_ID';

async function linkAll(from: string, to: string, except: string): Promise<void> {
  const names = (await readdir(from)).filter((name) => name !== except);
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))));
}

/**
 * A folder inside `parent` from which the app starts as another build: the checkout and its pages by links, and a
 * build id of its own.
 */
export async function otherBuild(parent: string): Promise<{ folder: string; buildId: string }> {
  const folder = await mkdtemp(join(parent, 'build-'));
  await mkdir(join(folder, PAGES));
  await linkAll(root, folder, PAGES);
  await linkAll(join(root, PAGES), join(folder, PAGES), BUILD_ID);
  const buildId = folder.slice(-6);
  await writeFile(join(folder, PAGES, BUILD_ID), buildId);
  return { folder, buildId };
}
