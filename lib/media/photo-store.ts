import { env } from '../kernel/env.ts';
import { singleton } from '../kernel/singleton.ts';
import { folderStore } from './folder-store.ts';
import { bucketStore } from './bucket-store.ts';

/** Where pictures lie: a folder of this machine, or an S3 bucket that all instances share. */
export type PhotoStore = {
  readonly put: (name: string, bytes: Buffer, type: string) => Promise<void>;
  /** Null when nothing lies under the name. */
  readonly get: (name: string) => Promise<Buffer | null>;
  /** Removing what is not there is no error. */
  readonly remove: (names: readonly string[]) => Promise<void>;
};

/** The one of this process, where the environment says that pictures lie. */
export function photoStore(): PhotoStore {
  return singleton('photo-store', () => {
    const { S3_URL: address, DATA_DIR: data } = env();
    return address === undefined ? folderStore(`${data}/photos`) : bucketStore(address);
  });
}
