import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../../kernel/ids.ts';
import type { PhotoStore } from './store.ts';

const NAME = /^(?:public|private|chat|selfies|tickets)\/[A-Za-z0-9_-]{8,64}\.[a-z0-9]{3,4}$/;

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

/** A photo store in a folder. File names are checked, so that none leads out of the folder. */
export function folderStore(folder: string): PhotoStore {
  const place = (name: string): string => {
    if (!NAME.test(name)) throw new Error('invalid picture file name');
    const [area = '', file = ''] = name.split('/');
    // Without the hint the bundler would include every file of the project.
    return join(/* turbopackIgnore: true */ folder, area, file.slice(0, 2), file);
  };
  return {
    put: async (name, bytes) => {
      const path = place(name);
      const draft = `${path}.${newId()}`;
      await mkdir(dirname(path), { recursive: true });
      // Renamed into place, so that no reader sees a half-written picture.
      await writeFile(draft, bytes);
      await rename(draft, path);
    },
    get: async (name) => {
      try {
        return await readFile(/* turbopackIgnore: true */ place(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (names) => {
      await Promise.all(
        names.map((name) => rm(/* turbopackIgnore: true */ place(name), { force: true })),
      );
    },
  };
}
