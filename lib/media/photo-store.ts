import { env } from '../kernel/env.ts';
import { singleton } from '../kernel/singleton.ts';
import { folderStore } from './storage/folder-store.ts';
import { bucketStore } from './storage/bucket-store.ts';
import type { PhotoStore } from './storage/store.ts';

/** The store of this process, as configured in the environment. */
export function photoStore(): PhotoStore {
  return singleton('photo-store', () => {
    const { S3_URL: address, DATA_DIR: data } = env();
    return address === undefined ? folderStore(`${data}/photos`) : bucketStore(address);
  });
}
