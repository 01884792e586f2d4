import { db } from '../db/client.ts';
import { after, HOUR } from '../kernel/clock.ts';
import { newPhotoKey } from './photo-files.ts';
import { removeFilesNow } from './remove-files.ts';
import { scheduleRemoval } from './schedule-removal.ts';

type Storing<Row> = {
  readonly now: Date;
  /** Writes the files. */
  readonly storeFiles: (objectKey: string) => Promise<void>;
  /** Adds the row, and cancels the scheduled removal of the files in the same transaction. */
  readonly add: (objectKey: string) => Promise<Row>;
};

/**
 * For actions that store a new picture. The removal of its files is scheduled before they are written and
 * cancelled together with adding the row, so that a crash in between leaves no file. Raises what `storeFiles`
 * and `add` raise, and then leaves nothing stored.
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
