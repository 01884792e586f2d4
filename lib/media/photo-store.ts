import { env } from '../kernel/env.ts';
import { singleton } from '../kernel/singleton.ts';
import { folderStore } from './storage/folder-store.ts';
import { bucketStore } from './storage/bucket-store.ts';

/** Where pictures are stored: a local folder, or an S3 bucket that all instances share. */
export type PhotoStore = {
  readonly put: (name: string, bytes: Buffer, type: string) => Promise<void>;
  /** Null when there is no such file. */
  readonly get: (name: string) => Promise<Buffer | null>;
  /** A missing file is no error. */
  readonly remove: (names: readonly string[]) => Promise<void>;
};

/** The store of this process, as configured in the environment. */
export function photoStore(): PhotoStore {
  return singleton('photo-store', () => {
    const { S3_URL: address, DATA_DIR: data } = env();
    return address === undefined ? folderStore(`${data}/photos`) : bucketStore(address);
  });
}
