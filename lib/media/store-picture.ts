import { db } from '../db/client.ts';
import { after, HOUR } from '../kernel/clock.ts';
import { newPhotoKey } from './photo-key.ts';
import { removeFilesNow } from './remove-files.ts';
import { scheduleRemoval } from './schedule-removal.ts';

type Storing<Row> = {
  readonly now: Date;
  /** Writes the files. */
  readonly storeFiles: (objectKey: string) => Promise<void>;
  /** Adds the row, and takes the note about the files back in the same transaction. */
  readonly add: (objectKey: string) => Promise<Row>;
};

/**
 * For verbs that take a new picture in. Its files are noted for removal before they are written, and the note
 * goes with the row: a crash between leaves no file. Raises what `storeFiles` and `add` raise, and leaves nothing.
 */
export async function storePicture<Row>({ now, storeFiles, add }: Storing<Row>): Promise<Row> {
  const objectKey = newPhotoKey();
  await scheduleRemoval(db(), { objectKey, scope: 'all', dueAt: after(now, HOUR) });
  await storeFiles(objectKey);
  try {
    return await add(objectKey);
  } catch (error) {
    await scheduleRemoval(db(), { objectKey, scope: 'all', dueAt: now });
    await removeFilesNow(now);
    throw error;
  }
}
