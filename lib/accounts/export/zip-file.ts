import { zip, type Zippable } from 'fflate';
import { photoStore } from '../../media/photo-store.ts';

/** Path of an export in the store: never among the public files. */
export function zipName(objectKey: string): string {
  return `private/${objectKey}.zip`;
}

export type Entry = { readonly name: string; readonly bytes: Uint8Array; readonly packed: boolean };

/** Compresses in worker threads; pictures are compressed already and only stored. */
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

/** Called when a data export expires or its member is erased; removing it twice is no error. */
export async function removeZip(objectKey: string): Promise<void> {
  await photoStore().remove([zipName(objectKey)]);
}
