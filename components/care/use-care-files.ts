'use client';

import { useState, useSyncExternalStore } from 'react';
import type { CareFile } from './care-file.ts';
import { CareFiles, type CareFilesState } from './care-files.ts';

export type AttachedFiles = CareFilesState & Pick<CareFiles, 'add' | 'remove' | 'clear'>;

/** The files of a message that is being written; `upload` is that of the first render. */
export function useCareFiles(upload: (file: File) => Promise<CareFile>): AttachedFiles {
  const [{ subscribe, read, add, remove, clear }] = useState(() => new CareFiles(upload));
  return { ...useSyncExternalStore(subscribe, read, read), add, remove, clear };
}
