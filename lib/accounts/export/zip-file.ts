import { zip, type Zippable } from 'fflate';
import { photoStore } from '../../media/photo-store.ts';

/** Where a copy lies in the store: never among what is public. */
export function zipName(objectKey: string): string {
  return `private/${objectKey}.zip`;
}

export type Entry = { readonly name: string; readonly bytes: Uint8Array; readonly packed: boolean };

/** Packs on threads of its own; pictures are packed already and only laid in. */
export function zipOf(entries: readonly Entry[]): Promise<Buffer> {
  const files: Zippable = {};
  for (const { name, bytes, packed } of entries) files[name] = [bytes, { level: packed ? 0 : 6 }];
  return new Promise((resolve, reject) => {
    zip(files, (error, bytes) => {
      if (error) reject(error);
      else resolve(Buffer.from(bytes));
    });
  });
}

/** Called when a copy of the data has run its time or its member is erased; removing it twice is no error. */
export async function removeZip(objectKey: string): Promise<void> {
  await photoStore().remove([zipName(objectKey)]);
}
